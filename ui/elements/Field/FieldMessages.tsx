import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './FieldMessages.css.ts'

export interface FieldPartIds {
  control: string
  hint: string
  error: string
  describedBy: string | undefined
}

interface FieldMessagesProps {
  ids: FieldPartIds
  hint?: ReactNode
  error?: ReactNode
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
