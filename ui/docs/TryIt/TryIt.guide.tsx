import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { refused, tryIt } from './fixture.ts'
import { TryIt } from './TryIt.tsx'

export const guide = {
  use: 'A request that the reader fills in and sends, its code in every language as it changes, and the response. Open it with `TryItToggle`, so that nothing of it is loaded before a reader wants it.',
  avoid:
    'Not for a sample to read (take `CodeTabs`), not for the responses that a call documents (take `ResponseTabs`), not for a form of the site (take `Form`).',
  do: [
    {
      show: <TryIt {...tryIt} texts={{ ...tryIt.texts, title: 'Order a machine, filled in' }} />,
      because: 'The note says who answers, and the fields start with a request that works.',
    },
  ],
  dont: [
    {
      show: (
        <TryIt
          {...tryIt}
          texts={{ ...tryIt.texts, title: 'Request', note: 'Demo.', answered: () => 'Error' }}
          values={{}}
          response={{ ...refused, meaning: 'Error' }}
        />
      ),
      because: 'The note leaves open where the request goes, every field is empty, and “Error” does not say what to change.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes through the fields and the folded parts to the button that sends.',
      test: async ({ canvas, userEvent }) => {
        const send = canvas.getByRole('button', { name: 'Send' })
        await userEvent.tab()
        await expect(canvas.getByLabelText('instances')).toHaveFocus()
        await userEvent.tab()
        await expect(document.activeElement).toHaveTextContent('Optional, 2 of 2 set')
        for (const name of ['machine.disk', 'machine.ports']) {
          await userEvent.tab()
          await expect(canvas.getByLabelText(name)).toHaveFocus()
        }
        while (document.activeElement !== send && document.activeElement !== document.body) await userEvent.tab()
        await expect(send).toHaveFocus()
      },
    },
    {
      keys: 'Ctrl Enter',
      does: 'In any field, sends the request.',
      test: async ({ args, canvas, userEvent }) => {
        canvas.getByLabelText('machine.ports').focus()
        await userEvent.keyboard('{Enter}{Control>}a{/Control}')
        await expect(args.onSend).not.toHaveBeenCalled()
        await userEvent.keyboard('{Control>}{Enter}{/Control}')
        await userEvent.keyboard('{Meta>}{Enter}{/Meta}')
        await expect(args.onSend).toHaveBeenCalledTimes(2)
      },
    },
    {
      keys: 'Enter',
      does: 'In a field of one line, sends the request.',
      test: async ({ args, canvas, userEvent }) => {
        canvas.getByLabelText('instances').focus()
        await userEvent.keyboard('{Enter}')
        await expect(args.onSend).toHaveBeenCalledTimes(1)
      },
    },
  ],
} satisfies Guide
