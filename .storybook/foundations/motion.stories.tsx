import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { vars } from '../../tokens/contract.css.ts'
import { scale } from '../../tokens/scale.ts'
import { withoutCode } from './without-code.ts'

const mono = { fontFamily: vars.font.mono, fontSize: vars.size.label, letterSpacing: 0 } as const
const times = ['quick', 'moderate', 'reveal'] as const

/** Three markers, each on its own line, move the same distance in different durations. */
function Times() {
  const [there, setThere] = useState(false)
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <button
        type="button"
        aria-pressed={there}
        onClick={() => setThere(!there)}
        style={{
          justifySelf: 'start',
          padding: '10px 16px',
          border: `1px solid ${vars.color.line.strong}`,
          borderRadius: 4,
          background: 'transparent',
        }}
      >
        Move
      </button>
      {times.map((time) => (
        <div key={time} style={{ display: 'grid', gap: 8 }}>
          <span style={mono}>{`${time}  ${scale.motion[time]}`}</span>
          <div style={{ position: 'relative', blockSize: 20 }}>
            <span
              style={{
                position: 'absolute',
                insetInline: 0,
                insetBlockStart: 9,
                borderBlockStart: `2px solid ${vars.color.line.default}`,
              }}
            />
            <span
              data-time={time}
              style={{
                position: 'absolute',
                insetInlineStart: there ? 'calc(100% - 20px)' : 0,
                inlineSize: 20,
                blockSize: 20,
                border: `5px solid ${vars.color.accent.default}`,
                borderRadius: '50%',
                background: vars.color.canvas,
                transition: still ? 'none' : `inset-inline-start ${vars.motion[time]} ${vars.motion.ease}`,
              }}
            />
          </div>
        </div>
      ))}
      <p style={mono}>{`stagger ${scale.motion.stagger} · ease ${scale.motion.ease}`}</p>
    </div>
  )
}

const meta = {
  id: 'foundations-motion',
  title: 'Foundations/Motion',
  parameters: { docs: withoutCode },
  component: Times,
} satisfies Meta<typeof Times>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: {
    meantFaults: [
      {
        kinds: ['motion under reduced motion'],
        element: 'span',
        reason: 'It shows the times of the motion tokens, and moves only when the reader presses Move.',
      },
    ],
  },
}

export const Moves: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Move' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  },
}
