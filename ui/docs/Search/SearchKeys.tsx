import { Icon } from '../../elements/Icon/Icon.tsx'
import type { SearchTexts } from './results.ts'
import * as css from './SearchPanel.css.ts'

interface SearchKeysProps {
  texts: Pick<SearchTexts, 'keys' | 'forget'>
  forget: (() => void) | undefined
  hasFilter: boolean
}

const Hint = ({ keys, label }: { keys: readonly (string | { icon: 'arrow-up' | 'arrow-down' })[]; label: string }) => (
  <span className={css.hint}>
    {keys.map((key, at) => (
      <kbd key={at} className={css.key}>
        {typeof key === 'string' ? key : <Icon name={key.icon} />}
      </kbd>
    ))}
    {label}
  </span>
)

/** Keyboard hints, hidden from screen readers, which announce the keys themselves. */
export function SearchKeys({ texts: { keys, forget: label }, forget, hasFilter }: SearchKeysProps) {
  return (
    <div className={css.foot}>
      <div className={css.hints} aria-hidden="true">
        <Hint keys={[{ icon: 'arrow-up' }, { icon: 'arrow-down' }]} label={keys.move} />
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
