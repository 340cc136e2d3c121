import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../../ui/elements/Button/Button.tsx'
import { Card } from '../../ui/elements/Card/Card.tsx'
import { Link } from '../../ui/elements/Link/Link.tsx'
import { Text } from '../../ui/elements/Text/Text.tsx'
import { TextField } from '../../ui/form/TextField/TextField.tsx'
import { vars } from '../../tokens/contract.css.ts'
import { contrastProblems, themeStyles, type ThemeChoice } from '../../tokens/color/theme-choice.ts'
import { withoutCode } from './without-code.ts'

const mono = { fontFamily: vars.font.mono, fontSize: vars.size.label, letterSpacing: 0, margin: 0, whiteSpace: 'pre-wrap' } as const

/** Result of `contrastProblems` for a choice, in sentences. */
function getVerdict(choice: ThemeChoice): string {
  try {
    const problems = contrastProblems(choice)
    const said = problems.map(({ ground, ink, on, ratio, least }) => `${ground}: ${ink} on ${on} is ${ratio.toFixed(2)}, below ${least}`)
    return problems.length === 0 ? 'contrastProblems: none. Every pair reaches WCAG 2.2 AA.' : `contrastProblems:\n${said.join('\n')}`
  } catch (error) {
    return (error as Error).message
  }
}

/** Returns the CSS declarations of a theme choice. Returns an empty string if `themeStyles` throws. */
function listDeclarations(choice: ThemeChoice): string {
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
  const declarations = listDeclarations(choice)
  // A documentation page shows several stories, so each has its own scope.
  const scope = useId()
  return (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: '34rem' }}>
      <style>{`[data-scope="${scope}"] { ${declarations} }`}</style>
      {(['light', 'dark'] as const).map((theme) => (
        <div
          key={theme}
          data-own-accent=""
          data-scope={scope}
          data-theme={theme}
          style={{ padding: vars.space[6], fontFamily: vars.font.sans }}
        >
          <Card title={`lagos-1, ${theme}`} actions={<Button>Rent</Button>}>
            <Text>
              8 GPUs are free. <Link href="#prices">See the prices</Link>
            </Text>
            <TextField name={`hours-${theme}`} label="Hours" type="wholeNumber" defaultValue="24" />
          </Card>
        </div>
      ))}
      <p role="status" style={mono}>
        {getVerdict(choice)}
      </p>
      <pre style={mono}>{declarations || 'themeStyles throws: the part keeps the default look.'}</pre>
    </div>
  )
}

interface Args {
  lightAccent: string
  darkAccent: string
  sans: string
  radius: number
  density: number
}

// There is no snapshot, because Chromatic would retake it after each change to a component in it. The play functions check the colors.
const parameters = { chromatic: { disableSnapshot: true }, docs: withoutCode }

/** An app's own theme on part of the page: accent, fonts, radius and density, with the result of the contrast check. */
const meta = {
  id: 'foundations-theme',
  title: 'Foundations/Theme',
  component: Part,
  parameters,
  args: { lightAccent: '#0B6B3A', darkAccent: '#6FE3A5', sans: '', radius: 3, density: 1 },
  argTypes: {
    lightAccent: { control: 'color', description: 'Accent on light backgrounds, as `#rrggbb`. White text is on it.' },
    darkAccent: { control: 'color', description: 'Accent on dark backgrounds and in bands. Ink text is on it.' },
    sans: { description: 'Font stack. Empty keeps the shipped face.' },
    radius: { control: { type: 'range', min: 0, max: 4, step: 0.5 }, description: 'Multiplies every radius.' },
    density: { control: { type: 'range', min: 0.5, max: 1.5, step: 0.25 }, description: 'Multiplies every space.' },
  },
} satisfies Meta<typeof Part>

export default meta
type Story = StoryObj<typeof meta>

/** Green accent with round corners, on each button and field, in both themes. */
export const Green: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('contrastProblems: none.')
    const [light, dark] = canvas.getAllByRole('button', { name: 'Rent' }).map((button) => getComputedStyle(button))
    await expect(light!.backgroundColor).toBe('rgb(11, 107, 58)')
    await expect(dark!.backgroundColor).toBe('rgb(111, 227, 165)')
    await expect(light!.borderRadius).toBe('12px')
  },
}

/** Square corners and dense spacing in the system font. Controls keep their height. */
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

/** A yellow with too little contrast. The check names the color pairs, and this part of the page keeps the default look. */
export const TooWeak: Story = {
  args: { lightAccent: '#E8D44D' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/light: accent\.default on canvas is 1\.\d\d, below 4\.5/)
    await expect(canvas.getByText(/themeStyles throws/)).toBeVisible()
  },
}
