import { Unstyled } from '@storybook/addon-docs/blocks'
import { vars } from '../../tokens/contract.css.ts'
import { media } from '../../tokens/media.ts'
import { getRole } from '../../tokens/roles.ts'
import { scale } from '../../tokens/scale.ts'
import { bandNames } from '../../tokens/color/colors.ts'
import { createColors, dark, light, themes } from '../../tokens/color/themes.ts'
import { CopyButton } from '../../ui/elements/CopyButton/CopyButton.tsx'

declare const TOKEN_USES: Record<string, string[]>

const bandThemes = Object.fromEntries(
  bandNames.flatMap((band) => themes.map((theme) => [`${band}, ${theme}`, createColors(theme, band)] as const)),
)
const cell = {
  paddingBlock: vars.space[2],
  paddingInline: `0 ${vars.space[3]}`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `${vars.stroke.thin} solid ${vars.color.line.default}`,
} as const
const code = { fontFamily: vars.font.mono, fontSize: vars.size.label } as const

const listTokens = (group: object, above: string): { path: string; property: string }[] =>
  Object.entries(group).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value
      ? listTokens(value, `${above}.${name}`)
      : [{ path: `${above}.${name}`, property: String(value).slice(4, -1) }],
  )

/** `path` is for example `text.muted`. */
const getValue = (values: object, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => (typeof at === 'object' && at ? Reflect.get(at, name) : undefined), values)

const Copy = ({ text, subject }: { text: string; subject: string }) => (
  <CopyButton texts={{ label: 'Copy', copied: 'Copied', failed: 'Not copied' }} subject={subject} read={() => text} />
)

const Swatch = ({ color }: { color: string }) => (
  <span
    aria-hidden="true"
    style={{
      display: 'inline-block',
      inlineSize: '1em',
      blockSize: '1em',
      marginInlineEnd: 6,
      verticalAlign: '-0.15em',
      border: `1px solid ${vars.color.field.border}`,
      background: color,
    }}
  />
)

function UsedIn({ path }: { path: string }) {
  const uses = TOKEN_USES[path] ?? TOKEN_USES[path.replace(/\.\w+$/, '')]
  if (!uses) return 'Global styles'
  return (
    <details>
      <summary style={{ whiteSpace: 'nowrap', cursor: 'pointer' }}>
        {uses.length} {uses.length === 1 ? 'component' : 'components'}
      </summary>
      {uses.join(', ')}
    </details>
  )
}

export function TokenTable({ group, onBands = false }: { group: keyof typeof vars; onBands?: boolean }) {
  const shown: Record<string, object> = group !== 'color' ? { Value: scale } : onBands ? bandThemes : { Light: light, Dark: dark }
  const tokens = listTokens(vars[group], group).map((token) => ({ ...token, inside: token.path.slice(group.length + 1) }))
  const columns = ['Token and CSS variable', ...Object.keys(shown), ...(onBands ? [] : ['Role', 'Used in'])]
  const readFont = (property: string) => getComputedStyle(document.documentElement).getPropertyValue(property).split(',')[0]!
  return (
    <Unstyled>
      <div
        role="group"
        tabIndex={0}
        aria-label={`Tokens: ${group}${onBands ? ' on bands' : ''}`}
        style={{ overflowX: 'auto', color: vars.color.text.default, fontFamily: vars.font.sans, fontSize: vars.size.small }}
      >
        <table style={{ inlineSize: '100%', borderCollapse: 'collapse' }}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" style={{ ...cell, ...code, color: vars.color.text.muted }}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tokens
              .filter(
                ({ inside }) =>
                  !onBands || bandNames.some((band) => getValue(createColors('light', band), inside) !== getValue(light, inside)),
              )
              .map(({ path, property, inside }) => (
                <tr key={path}>
                  <th scope="row" style={{ ...cell, ...code, fontWeight: 500 }}>
                    {path}
                    <span style={{ display: 'block', whiteSpace: 'nowrap', fontWeight: 400, color: vars.color.text.muted }}>
                      {property} <Copy text={`var(${property})`} subject={property} />
                    </span>
                  </th>
                  {Object.entries(shown).map(([name, values]) => {
                    const value = group === 'font' ? readFont(property) : String(getValue(values, group === 'color' ? inside : path))
                    return (
                      <td key={name} style={{ ...cell, ...code }}>
                        {group === 'color' && <Swatch color={value} />}
                        {value}
                      </td>
                    )
                  })}
                  {!onBands && (
                    <>
                      <td style={cell}>{getRole(path)}</td>
                      <td style={cell}>
                        <UsedIn path={path} />
                      </td>
                    </>
                  )}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </Unstyled>
  )
}

export const Breakpoint = ({ name }: { name: keyof typeof media }) => (
  <>
    <code>{media[name]}</code> <Copy text={`@media ${media[name]}`} subject={`media.${name}`} />
  </>
)
