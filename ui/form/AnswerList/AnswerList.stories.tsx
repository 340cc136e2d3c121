import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { applicant } from '../../fixtures/sample-data.ts'
import { AnswerList } from './AnswerList.tsx'

const meta = {
  id: 'form-answerlist',
  title: 'Form/AnswerList',
  component: AnswerList,
  tags: ['status:beta', 'a11y:open', 'purpose:prove'],
  args: {
    title: 'What will be sent',
    progress: '2 of 4 required',
    answers: [
      { name: 'company', label: 'Company', value: applicant.company },
      { name: 'email', label: 'Email', value: applicant.personalEmail, wrong: true },
      { name: 'place', label: 'Location', value: applicant.place },
      { name: 'type', label: 'Type', value: '', wrong: true },
      { name: 'consent', label: 'Consent', value: '' },
    ],
    emptyLabel: 'empty',
    missingLabel: 'missing',
  },
} satisfies Meta<typeof AnswerList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Marks required answers that are missing and answers that have not been given yet. */
export const NamesGaps: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      applicant.company,
      applicant.personalEmail,
      applicant.place,
      'missing',
      'empty',
    ])
  },
}

/** On a narrow screen the list is collapsed until the reader opens it. */
export const Narrow: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('group')
    await waitFor(() => expect(list).not.toHaveAttribute('open'))
    await userEvent.click(canvas.getByText('What will be sent'))
    await expect(canvas.getByText('missing')).toBeVisible()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    'Enter, Space': async ({ canvas, userEvent }) => {
      const list = canvas.getByRole('group')
      canvas.getByText('What will be sent').closest('summary')!.focus()
      await userEvent.keyboard('{Enter}')
      await expect(list).not.toHaveAttribute('open')
      await userEvent.keyboard(' ')
      await expect(list).toHaveAttribute('open')
    },
  }),
}

export const States: Story = states((args) => [
  { label: 'some missing', show: <AnswerList {...args} /> },
  { label: 'received', show: <AnswerList {...args} title="What we received" progress="3 answers" answers={args.answers.slice(0, 1)} /> },
])

export const Stress: Story = stress(({ title, word, text }, args) => (
  <AnswerList
    {...args}
    title={title}
    progress={word}
    answers={[
      { name: 'a', label: word, value: text },
      { name: 'b', label: title, value: '', wrong: true },
    ]}
  />
))
