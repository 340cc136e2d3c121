import { Icon } from '../../elements/Icon/Icon.tsx'
import type { FieldText } from './Field.tsx'
import * as css from './FieldMessages.css.ts'
import type { FieldPartIds } from './FieldIds.tsx'

/** The error of a field, then its hint, under the ids that `aria-describedby` names. */
export function FieldMessages({ ids, hint, error }: Pick<FieldText, 'hint' | 'error'> & { ids: FieldPartIds }) {
  return (
    <>
      {error && (
        <p className={css.error} id={ids.error}>
          <span className={css.mark}>
            <Icon name="warning" />
          </span>
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className={css.hint} id={ids.hint}>
          {hint}
        </p>
      )}
    </>
  )
}
