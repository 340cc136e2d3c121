import { Unstyled } from '@storybook/addon-docs/blocks'
import { useState } from 'react'
import { name as packageName } from '../../ui/package.json'
import { Icon } from '../../ui/elements/Icon/Icon.tsx'
import { iconNames, type IconName } from '../../ui/elements/Icon/paths.ts'
import * as css from '../welcome/gallery.css.ts'

export function IconGallery() {
  const [query, setQuery] = useState('')
  const [said, setSaid] = useState('')
  const found = iconNames.filter((name) => name.includes(query.trim().toLowerCase()))
  const copy = (name: IconName) =>
    navigator.clipboard.writeText(`import { Icon } from '${packageName}'\n\n<Icon name="${name}" />`).then(
      () => setSaid(`Copied: ${name}`),
      () => setSaid('Not copied: the browser refused.'),
    )
  return (
    <Unstyled>
      <div className={css.root}>
        <label style={{ maxInlineSize: '24rem' }}>
          Search the icons
          <input className={css.field} type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
        </label>
        <p role="status">{said || `${found.length} of ${iconNames.length} icons`}</p>
        <ul className={css.grid}>
          {found.map((name) => (
            <li key={name}>
              <button type="button" className={css.field} onClick={() => void copy(name)}>
                <span style={{ display: 'block', fontSize: '1.5rem' }}>
                  <Icon name={name} />
                </span>
                {name}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Unstyled>
  )
}
