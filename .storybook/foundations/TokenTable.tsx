import { Unstyled } from '@storybook/addon-docs/blocks'
import { vars } from '../../tokens/contract.css.ts'
import { media } from '../../tokens/media.ts'
import { getRole } from '../../tokens/roles.ts'
import { scale } from '../../tokens/scale.ts'
import { bandNames } from '../../tokens/color/colors.ts'
import { bands, dark, light } from '../../tokens/color/themes.ts'
import { Copy } from './Copy.tsx'

declare const TOKEN_USES: Record<string, string[]>

const themes = { Light: light, Dark: dark }
const bandThemes = Object.fromEntries(
  bandNames.flatMap((band) => [
    [`${band}, light`, bands[band].light],
    [`${band}, dark`, bands[band].dark],
  ]),
)
const cell = {
  padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[2]} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `${vars.stroke.thin} solid ${vars.color.line.default}`,
} as const
const code = { fontFamily: vars.font.mono, fontSize: vars.size.label } as const

interface Token {
  path: string
  property: string
}

const listTokens = (group: object, above: string): Token[] =>
  Object.entries(group).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value
      ? listTokens(value, `${above}.${name}`)
      : [{ path: `${above}.${name}`, property: String(value).slice(4, -1) }],
  )

/** Value at a path, such as `text.muted`. */
const getValue = (values: object, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => (typeof at === 'object' && at ? Reflect.get(at, name) : undefined), values)

function Value({ value, isColor }: { value: string; isColor: boolean }) {
  return (
    <span style={code}>
      {isColor && (
        <span
          aria-hidden="true"
          style={{
            display: 'inline-block',
            inlineSize: '1em',
            blockSize: '1em',
            marginInlineEnd: 6,
            verticalAlign: '-0.15em',
            border: `1px solid ${vars.color.field.border}`,
            background: value,
          }}
        />
      )}
      {value}
    </span>
  )
}

function Row({ path, property, group, shown, hasRole }: Token & { group: keyof typeof vars; shown: object; hasRole: boolean }) {
  const inside = path.slice(group.length + 1)
  const uses = TOKEN_USES[path] ?? TOKEN_USES[path.replace(/\.\w+$/, '')] ?? []
  const values =
    group === 'color'
      ? Object.values(shown).map((theme: object) => String(getValue(theme, inside)))
      : [
          group === 'font'
            ? getComputedStyle(document.documentElement).getPropertyValue(property).split(',')[0]!
            : String(getValue(scale[group], inside)),
        ]
  return (
    <tr>
      <th scope="row" style={{ ...cell, ...code, fontWeight: 500 }}>
        {path}
        <span style={{ display: 'block', whiteSpace: 'nowrap', fontWeight: 400, color: vars.color.text.muted }}>
          {property} <Copy text={`var(${property})`} label={property} />
        </span>
      </th>
      {values.map((value, at) => (
        <td key={at} style={cell}>
          <Value value={value} isColor={group === 'color'} />
        </td>
      ))}
      {hasRole && (
        <>
          <td style={cell}>{getRole(path)}</td>
          <td style={cell}>
            {uses.length === 0 ? (
              'Global styles'
            ) : (
              <details>
                <summary style={{ whiteSpace: 'nowrap', cursor: 'pointer' }}>
                  {uses.length} {uses.length === 1 ? 'component' : 'components'}
                </summary>
                {uses.join(', ')}
              </details>
            )}
          </td>
        </>
      )}
    </tr>
  )
}

/** Table of a token group: name with CSS variable, value in each theme or on each band, role, components that use it. */
export function TokenTable({ group, onBands = false }: { group: keyof typeof vars; onBands?: boolean }) {
  const shown = onBands ? bandThemes : themes
  const isOwn = ({ path }: Token) => {
    const inside = path.slice(group.length + 1)
    return !onBands || bandNames.some((band) => getValue(bands[band].light, inside) !== getValue(light, inside))
  }
  const columns = [
    'Token and CSS variable',
    ...(group === 'color' ? Object.keys(shown) : ['Value']),
    ...(onBands ? [] : ['Role', 'Used in']),
  ]
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
            {listTokens(vars[group], group)
              .filter(isOwn)
              .map((token) => (
                <Row key={token.path} {...token} group={group} shown={shown} hasRole={!onBands} />
              ))}
          </tbody>
        </table>
      </div>
    </Unstyled>
  )
}

const widths = { wide: 'Two columns fit.', desktop: 'The full header fits, with its links.' }

export function Breakpoints() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Breakpoint</th>
          <th scope="col">Condition</th>
          <th scope="col">Role</th>
        </tr>
      </thead>
      <tbody>
        {(['wide', 'desktop'] as const).map((name) => (
          <tr key={name}>
            <th scope="row">{`media.${name}`}</th>
            <td>
              <code>{media[name]}</code> <Copy text={`@media ${media[name]}`} label={`media.${name}`} />
            </td>
            <td>{widths[name]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
