import styles from '../screen/page.module.css'

const content = {
  title: 'Não foi possível abrir o portal',
  missing: (key: string) => `Falta a chave "${key}" na configuração do portal.`,
  malformed: (key: string) => `A chave "${key}" da configuração do portal não é válida.`,
  hint: 'Se você é cliente, tente de novo mais tarde. Se você publica o portal, confira o bloco "portal-config" da página.',
} as const

interface ConfigurationProblemPageProps {
  readonly configurationKey: string
  readonly problem: 'missing' | 'malformed'
}

/** A plain page for a deployment whose configuration cannot be read: it names the key (docs/wire.md). */
export function ConfigurationProblemPage({ configurationKey, problem }: ConfigurationProblemPageProps) {
  return (
    <main className={styles.page}>
      <h1>{content.title}</h1>
      <p>{problem === 'missing' ? content.missing(configurationKey) : content.malformed(configurationKey)}</p>
      <p>{content.hint}</p>
    </main>
  )
}
