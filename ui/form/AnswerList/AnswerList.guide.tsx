import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { AnswerList } from './AnswerList.tsx'

const words = { emptyLabel: 'empty', missingLabel: 'missing' }

export const guide = {
  use: 'The answers of a form as they will be sent, or were received, in a `FormStage`: complete, in the order of the form, in short labels.',
  avoid: 'Not for facts that the reader did not enter: take `FactList`. Not for the errors of a form: take `ErrorSummary`.',
  do: [
    {
      show: (
        <AnswerList
          {...words}
          title="What will be sent"
          progress="1 of 2 required"
          answers={[
            { name: 'city', label: 'City', value: 'Lagos' },
            { name: 'count', label: 'GPUs', value: '' },
          ]}
        />
      ),
      because: 'What is still empty is listed too.',
    },
  ],
  dont: [
    {
      show: (
        <AnswerList
          {...words}
          title="Summary"
          answers={[{ name: 'city', label: 'City in which your data center stands', value: 'Lagos' }]}
        />
      ),
      because: 'The title does not say what happens with the answers, and the label repeats the question.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'On the title, folds and opens the list.',
      test: async ({ canvas, userEvent }) => {
        const list = canvas.getByRole('group')
        canvas.getByText('What will be sent').closest('summary')!.focus()
        await userEvent.keyboard('{Enter}')
        await expect(list).not.toHaveAttribute('open')
        await userEvent.keyboard(' ')
        await expect(list).toHaveAttribute('open')
      },
    },
  ],
} satisfies Guide
