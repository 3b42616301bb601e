import { formatScenario, LISTS, parseScenario, type Scenario } from '@infrastructure/in-memory/scenario.ts'
import { CHOICES } from '@infrastructure/in-memory/scenario-choices.ts'
import type { FormEvent } from 'react'
import styles from './panel.module.css'

interface PanelProps {
  readonly scenario: Scenario
  readonly isNamed: boolean
  /** Words of the address that are no part of a scenario. */
  readonly unknown: readonly string[]
  readonly onChosen: (scenario: Scenario) => void
}

/** For developers: names the scenario that is shown, and opens any other. */
export function Panel({ scenario, isNamed, unknown, onChosen }: PanelProps) {
  const submitted = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onChosen(chosen(new FormData(event.currentTarget)))
  }
  return (
    <details className={styles.panel}>
      <summary>
        Oficina: <code>{isNamed ? formatScenario(scenario) || 'cenário padrão' : 'sem cenário'}</code>
        {unknown.length > 0 && <strong role="alert">não existe: {unknown.join(', ')}</strong>}
      </summary>
      <form className={styles.form} onSubmit={submitted}>
        {Object.entries(CHOICES).map(([key, values]) => (
          <label key={key}>
            {key}
            <select name={key} defaultValue={scenario[key as keyof typeof CHOICES]}>
              {values.map((value) => (
                <option key={value}>{value}</option>
              ))}
            </select>
          </label>
        ))}
        <label>
          relogio
          <input type="datetime-local" name="relogio" defaultValue={scenario.relogio} />
        </label>
        {Object.entries(LISTS).map(([key, values]) => (
          <fieldset key={key}>
            <legend>{key}</legend>
            {values.map((value) => (
              <label key={value}>
                <input
                  type="checkbox"
                  name={key}
                  value={value}
                  defaultChecked={scenario[key as keyof typeof LISTS].some((chosen) => chosen === value)}
                />
                {value}
              </label>
            ))}
          </fieldset>
        ))}
        <button type="submit">Abrir</button>
      </form>
    </details>
  )
}

/** Reads the form in the same words as an address. */
function chosen(form: FormData): Scenario {
  const words = [...new Set(form.keys())].map((key) => `${key}:${form.getAll(key).join('.')}`)
  return parseScenario(words.join(',')).scenario
}
