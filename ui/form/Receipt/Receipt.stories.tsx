import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { lowWindow } from '../../fixtures/low-window.tsx'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { spyOnClipboard } from '../../elements/CopyButton/clipboard.fixture.ts'
import { applicant } from '../../fixtures/sample-data.ts'
import { vars } from '@workspace/tokens/contract.css.ts'
import { texts } from './Receipt.fixture.ts'
import { Receipt } from './Receipt.tsx'

/** Adds room for the line, as the layout of a form does. */
const onLine: Decorator = (Story) => (
  <div style={{ paddingInline: vars.layout.margin, maxInlineSize: 720, overflow: 'clip' }}>
    <Story />
  </div>
)

const meta = {
  id: 'form-receipt',
  title: 'Form/Receipt',
  component: Receipt,
  tags: ['status:beta', 'a11y:open', 'purpose:prove'],
  decorators: [onLine],
  args: {
    result: 'The application has arrived. Somebody will write to you soon.',
    subject: applicant.company,
    time: 'January 14, 2030, 11:03 UTC',
    referenceLabel: 'Reference',
    reference: 'ON-7G4K-2MXD',
    longReference: '7f3a91c2-4d0e-4b7a-9c61-2e58d0b6a417',
    texts,
    note: 'You can open this page again later.',
    next: [
      { title: 'We read it', text: 'A person reads every application.' },
      { title: 'We reply', text: `We write to ${applicant.email}.` },
    ],
    children: 'To add something, quote the reference.',
  },
} satisfies Meta<typeof Receipt>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The receipt takes the focus, and the result is its accessible name. */
export const TakesTheFocus: Story = {
  ...lowWindow,
  tags: ['!autodocs'],
  args: { autoFocus: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: args.result })).toHaveFocus()
    await expect(canvas.getByText(args.reference)).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

/**
 * One button copies the reference without its label, and the other prints the page. Without `autoFocus`, the receipt doesn't take the
 * focus.
 */
export const Copies: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await expect(document.body).toHaveFocus()
    const copied = spyOnClipboard()
    await userEvent.click(canvas.getByRole('button', { name: texts.copy.label }))
    await canvas.findByRole('button', { name: texts.copy.copied })
    await expect(copied).toHaveBeenCalledWith(args.reference)
    const printed = spyOn(window, 'print').mockReturnValue(undefined)
    await userEvent.click(canvas.getByRole('button', { name: texts.print }))
    await expect(printed).toHaveBeenCalledOnce()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Copy reference' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Print' })).toHaveFocus()
    },
  }),
}

export const States: Story = states((args) => [
  { label: 'with details', show: <Receipt {...args} /> },
  {
    label: 'reference alone, delayed',
    show: (
      <Receipt
        {...args}
        result="The application is stored."
        detail="The mail to our team is delayed; you do not need to do anything."
        subject={undefined}
        time={undefined}
      />
    ),
  },
])

export const Stress: Story = stress(({ title, text, word }, args) => (
  <Receipt {...args} result={title} subject={word} note={text} next={[{ title, text }]}>
    {text}
  </Receipt>
))
