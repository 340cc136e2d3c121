import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../ui/elements/Button/Button.tsx'
import { Card } from '../../ui/elements/Card/Card.tsx'
import { Link } from '../../ui/elements/Link/Link.tsx'
import { Text } from '../../ui/elements/Text/Text.tsx'
import { TextField } from '../../ui/form/TextField/TextField.tsx'
import { vars } from '../../tokens/contract.css.ts'
import { contrastProblems, themeStyles, type ThemeChoice } from '../../tokens/color/theme-choice.ts'

const mono = { fontFamily: vars.font.mono, fontSize: vars.size.label, letterSpacing: 0, margin: 0, whiteSpace: 'pre-wrap' } as const

/** What `contrastProblems` says of a choice, in sentences. */
function verdictOf(choice: ThemeChoice): string {
  try {
    const problems = contrastProblems(choice)
    const said = problems.map(({ ground, ink, on, ratio, least }) => `${ground}: ${ink} on ${on} is ${ratio.toFixed(2)}, below ${least}`)
    return problems.length === 0 ? 'contrastProblems: none. Every pair reaches WCAG 2.2 AA.' : `contrastProblems:\n${said.join('\n')}`
  } catch (error) {
    return (error as Error).message
  }
}

/** The declarations that an app sets: the look of this part of the page alone. */
function declarationsOf(choice: ThemeChoice): string {
  try {
    return themeStyles(choice)
  } catch {
    return ''
  }
}

function Part({ lightAccent, darkAccent, sans, radius, density }: Args) {
  const accent = (from: string, on: string) => ({ default: from, hover: from, on })
  const choice: ThemeChoice = {
    ...(lightAccent && darkAccent ? { accent: { light: accent(lightAccent, '#FFFFFF'), dark: accent(darkAccent, '#0E1013') } } : {}),
    ...(sans ? { font: { sans } } : {}),
    radius,
    density,
  }
  const declarations = declarationsOf(choice)
  return (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: '34rem' }}>
      <style>{`[data-own-accent] { ${declarations} }`}</style>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-own-accent="" data-theme={theme} style={{ padding: vars.space[6], fontFamily: vars.font.sans }}>
          <Card title={`lagos-1, ${theme}`} actions={<Button>Rent</Button>}>
            <Text>
              8 GPUs are free. <Link href="#prices">See the prices</Link>
            </Text>
            <TextField name={`hours-${theme}`} label="Hours" type="wholeNumber" defaultValue="24" />
          </Card>
        </div>
      ))}
      <p role="status" style={mono}>
        {verdictOf(choice)}
      </p>
      <pre style={mono}>{declarations || 'themeStyles throws: the part keeps the look of the house.'}</pre>
    </div>
  )
}

interface Args {
  /** The accent on light grounds, as `#rrggbb`. White stands on it. */
  lightAccent: string
  /** The accent on dark grounds and in bands. Ink stands on it. */
  darkAccent: string
  /** A font stack. Empty keeps the face of the house. */
  sans: string
  /** Multiplies every radius. */
  radius: number
  /** Multiplies every space. */
  density: number
}

// No picture: with one, every change of a component would reach this folder, and Chromatic would take all stories. Its plays read the colors.
const parameters = { chromatic: { disableSnapshot: true } }

/** What another app may change, set on a part of the page: accent, faces, radius and density, with the verdict of the contrast function. */
const meta = {
  id: 'foundations-theme',
  title: 'Foundations/Theme: accent, fonts, radius, density',
  component: Part,
  parameters,
  args: { lightAccent: '#0B6B3A', darkAccent: '#6FE3A5', sans: '', radius: 3, density: 1 },
  argTypes: {
    lightAccent: { control: 'color' },
    darkAccent: { control: 'color' },
    radius: { control: { type: 'range', min: 0, max: 4, step: 0.5 } },
    density: { control: { type: 'range', min: 0.5, max: 1.5, step: 0.25 } },
  },
} satisfies Meta<typeof Part>

export default meta
type Story = StoryObj<typeof meta>

/** A green accent with round corners: each button and field of the part wears it, in both themes. */
export const Green: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('contrastProblems: none.')
    const [light, dark] = canvas.getAllByRole('button', { name: 'Rent' }).map((button) => getComputedStyle(button))
    await expect(light!.backgroundColor).toBe('rgb(11, 107, 58)')
    await expect(dark!.backgroundColor).toBe('rgb(111, 227, 165)')
    await expect(light!.borderRadius).toBe('12px')
  },
}

/** Square and dense, in the face of the system: controls keep their height. */
export const Dense: Story = {
  args: { lightAccent: '', darkAccent: '', sans: 'system-ui, sans-serif', radius: 0, density: 0.5 },
  play: async ({ canvas }) => {
    const button = canvas.getAllByRole('button', { name: 'Rent' })[0]!
    const { borderRadius, fontFamily } = getComputedStyle(button)
    await expect(borderRadius).toBe('0px')
    await expect(fontFamily).toBe('system-ui, sans-serif')
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(48)
  },
}

/** A yellow that nobody can read on paper: the function names the pairs, and the part keeps the look of the house. */
export const TooWeak: Story = {
  args: { lightAccent: '#E8D44D' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/light: accent\.default on canvas is 1\.\d\d, below 4\.5/)
    await expect(canvas.getByText(/themeStyles throws/)).toBeVisible()
  },
}
