import { Button } from '../../elements/Button/Button.tsx'
import * as css from './TryIt.css.ts'

export interface TryItAccountProps {
  facts: readonly { label: string; value: string }[]
  actions: readonly { label: string; onClick: () => void }[]
}

/** State of the service, and actions that change it. */
export const TryItAccount = ({ facts, actions }: TryItAccountProps) =>
  (facts.length > 0 || actions.length > 0) && (
    <div className={css.account}>
      <dl className={css.facts} aria-live="polite">
        {facts.map(({ label, value }) => (
          <div key={label} className={css.fact}>
            <dt className={css.hint}>{label}</dt>
            <dd className={css.value}>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className={css.actions}>
        {actions.map(({ label, onClick }) => (
          <Button key={label} variant="outline" size="small" onClick={onClick}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
