import { Icon } from '../Icon/Icon.tsx'
import type { FieldText } from './Field.tsx'
import * as css from './FieldMessages.css.ts'
import type { FieldPartIds } from './useField.ts'

interface FieldMessagesProps extends Pick<FieldText, 'hint' | 'error'> {
  ids: FieldPartIds
  size?: 'medium' | 'small'
}

export function FieldMessages({ ids, hint, error, size = 'medium' }: FieldMessagesProps) {
  return (
    <>
      {error && (
        <p className={css.error} id={ids.error}>
          <span className={css.mark}>
            <Icon name="close" />
          </span>
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className={css.hint[size]} id={ids.hint}>
          {hint}
        </p>
      )}
    </>
  )
}
