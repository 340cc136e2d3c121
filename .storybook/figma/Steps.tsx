import { Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { screens, themes } from '../../tokens/published/modes.ts'
import { px } from '../../tokens/published/px.ts'
import { dark, light } from '../../tokens/color/themes.ts'
import { scale } from '../../tokens/scale.ts'
import * as css from './steps.css.ts'

function Picture({ says, children }: { says: string; children: ReactNode }) {
  return (
    <Unstyled>
      <figure className={css.figure}>
        <div className={css.panel} role="img" aria-label={says}>
          {children}
        </div>
        <figcaption className={css.caption}>{says}</figcaption>
      </figure>
    </Unstyled>
  )
}

const groups = [
  { name: 'Base', modes: ['base'], on: 'base' },
  { name: 'Theme', modes: themes, on: 'light' },
  { name: 'Screen', modes: screens.map(String), on: '1440' },
] as const

/** Drawn picture of the themes panel: one mode of each group is on. */
export const ThemesPanel = () => (
  <Picture says="One of each group is on.">
    {groups.map(({ name, modes, on }) => (
      <div key={name} className={css.group}>
        <strong>{name}</strong>
        {modes.map((mode) => (
          <span key={mode} className={css.mode} data-on={mode === on || undefined}>
            {mode}
          </span>
        ))}
      </div>
    ))}
  </Picture>
)

const Swatch = ({ color }: { color: string }) => (
  <>
    <span className={css.swatch} style={{ background: color }} /> {color}
  </>
)

/** Drawn picture of the variables in Figma: two collections, a column for each mode. */
export const Variables = () => (
  <Picture says="Two collections of variables, with a column for each mode.">
    <table className={css.table}>
      <tbody>
        <tr>
          <th>Theme</th>
          <th>light</th>
          <th>dark</th>
        </tr>
        {(['canvas', 'surface', 'sunken'] as const).map((role) => (
          <tr key={role}>
            <td>{`color/${role}`}</td>
            {[light, dark].map((theme) => (
              <td key={theme.canvas}>
                <Swatch color={theme[role]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    <table className={css.table}>
      <tbody>
        <tr>
          <th>Screen</th>
          {screens.map((width) => (
            <th key={width}>{width}</th>
          ))}
        </tr>
        {(['display', 'h1', 'h2'] as const).map((size) => (
          <tr key={size}>
            <td>{`size/${size}`}</td>
            {screens.map((width) => (
              <td key={width}>{px(scale.size[size], width)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Picture>
)
