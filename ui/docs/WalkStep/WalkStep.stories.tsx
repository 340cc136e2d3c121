import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { CodeBlock } from '../CodeBlock/CodeBlock.tsx'
import { codeTexts } from '../../elements/CopyButton/clipboard.fixture.ts'
import { samples } from '../CodeBlock/fixture.ts'
import { walkCall, walkStep } from './fixture.tsx'
import { WalkCall } from './WalkCall.tsx'
import { WalkStep } from './WalkStep.tsx'

const answer = <CodeBlock title="200 OK" lines={samples.answer} texts={codeTexts} />

const meta = {
  id: 'docs-walkstep',
  title: 'Docs/WalkStep',
  component: WalkStep,
  subcomponents: { WalkCall },
  tags: ['status:beta', 'a11y:open', 'purpose:lead'],
  args: walkStep,
} satisfies Meta<typeof WalkStep>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Opens a step with find in page and by keyboard, sends the request and announces the response. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  render: function Walk(args) {
    const [isOpen, setOpen] = useState(false)
    const [isSent, setSent] = useState(false)
    return (
      <WalkStep {...args} open={isOpen} onOpenChange={setOpen}>
        <WalkCall
          {...walkCall}
          onSend={() => setSent(true)}
          answer={isSent && answer}
          said={isSent ? '200: The machine starts.' : undefined}
          documented
          next={isSent ? { label: 'Next step', onClick: () => {} } : undefined}
        />
      </WalkStep>
    )
  },
  play: testKeys({
    Enter: async ({ canvas, canvasElement, userEvent }) => {
      // Find in page opens the step.
      const closed = canvas.getByRole('button', { expanded: false })
      canvasElement.querySelector('[hidden="until-found"]')!.dispatchEvent(new Event('beforematch', { bubbles: true }))
      await waitFor(() => expect(closed).toHaveAttribute('aria-expanded', 'true'))
      closed.click()
      const title = canvas.getByRole('button', { name: '2. Order the machine' })
      title.focus()
      await userEvent.keyboard('{Enter}')
      await expect(title).toHaveAttribute('aria-expanded', 'true')
      canvas.getByRole('button', { name: 'Send' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByText('200: The machine starts.')).toHaveRole('status')
      await expect(canvas.getByRole('button', { name: 'Send again' })).toHaveFocus()
    },
  }),
}

export const States: Story = states(
  (args) => [
    { label: 'ahead', show: <WalkStep {...args} id="ahead" state="ahead" open={false} /> },
    { label: 'current', show: <WalkStep {...args} id="current" open={false} /> },
    { label: 'done', show: <WalkStep {...args} id="done" state="done" open={false} result={{ text: 'web-1', status: 200 }} /> },
    {
      label: 'with a response',
      show: (
        <WalkStep {...args} id="sent" state="done">
          <WalkCall
            {...walkCall}
            request={<CodeBlock title="POST /machines" lines={samples.curl} run texts={codeTexts} />}
            answer={answer}
            documented
            said="200: The machine starts."
            next={{ label: 'Next step', onClick: () => {} }}
          />
        </WalkStep>
      ),
    },
  ],
  { wide: true },
)

export const Stress: Story = stress(({ id, word, title }, args) => (
  <WalkStep {...args} id={`stress-${id}`} title={title} state="done" open={false} result={{ text: word, status: 200 }} />
))
