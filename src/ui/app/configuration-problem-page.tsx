import styles from '../screen/page.module.css'
import { appContent } from './content.ts'

interface ConfigurationProblemPageProps {
  readonly configurationKey: string
  readonly problem: 'missing' | 'malformed'
}

/** A plain page for a deployment whose configuration cannot be read: it names the key (docs/wire.md). */
export function ConfigurationProblemPage({ configurationKey, problem }: ConfigurationProblemPageProps) {
  return (
    <main className={styles.page}>
      <h1>{appContent.configurationTitle}</h1>
      <p>
        {problem === 'missing'
          ? appContent.configurationMissing(configurationKey)
          : appContent.configurationMalformed(configurationKey)}
      </p>
      <p>{appContent.configurationHint}</p>
    </main>
  )
}
