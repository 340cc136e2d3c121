import type { SearchTexts } from './Search.tsx'
import * as css from './SearchPanel.css.ts'

interface SearchKeysProps {
  texts: Pick<SearchTexts, 'keys' | 'forget'>
  /** Forgets the earlier searches; absent where there are none. */
  forget: (() => void) | undefined
  hasFilter: boolean
}

const Hint = ({ keys, label }: { keys: readonly string[]; label: string }) => (
  <span className={css.hint}>
    {keys.map((key) => (
      <kbd key={key} className={css.key}>
        {key}
      </kbd>
    ))}
    {label}
  </span>
)

/** Foot of the dialog: what the keys do. Screen readers say it by themselves. */
export function SearchKeys({ texts: { keys, forget: label }, forget, hasFilter }: SearchKeysProps) {
  return (
    <div className={css.foot}>
      <div className={css.hints} aria-hidden="true">
        <Hint keys={['↑', '↓']} label={keys.move} />
        <Hint keys={['Enter']} label={keys.open} />
        <Hint keys={['Ctrl', 'Enter']} label={keys.newTab} />
        {hasFilter && <Hint keys={['Tab']} label={keys.filter} />}
      </div>
      {forget && (
        <button className={css.forget} type="button" onClick={forget}>
          {label}
        </button>
      )}
    </div>
  )
}
