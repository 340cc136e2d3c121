import { Unstyled } from '@storybook/addon-docs/blocks'
import { useState } from 'react'
import { name as packageName } from '../../ui/package.json'
import { vars } from '../../tokens/contract.css.ts'
import { Icon } from '../../ui/elements/Icon/Icon.tsx'
import { iconNames, type IconName } from '../../ui/elements/Icon/paths.ts'

const box = {
  padding: vars.space[3],
  border: `${vars.stroke.thin} solid ${vars.color.field.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.text.default,
} as const

/** Gallery of all icons. Pressing an icon copies its JSX. */
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
      <div style={{ color: vars.color.text.default, fontFamily: vars.font.sans }}>
        <label style={{ display: 'grid', gap: vars.space[2], maxInlineSize: '24rem' }}>
          Search the icons
          <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} style={{ ...box, font: 'inherit' }} />
        </label>
        <p role="status" style={{ marginBlock: vars.space[4] }}>
          {said || `${found.length} of ${iconNames.length} icons`}
        </p>
        <ul
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
            gap: vars.space[3],
            padding: 0,
            listStyle: 'none',
          }}
        >
          {found.map((name) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => void copy(name)}
                style={{
                  ...box,
                  display: 'grid',
                  justifyItems: 'center',
                  gap: vars.space[2],
                  inlineSize: '100%',
                  font: 'inherit',
                  fontSize: vars.size.label,
                }}
              >
                <span style={{ fontSize: '1.5rem' }}>
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
