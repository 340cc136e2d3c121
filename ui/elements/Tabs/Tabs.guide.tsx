import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { tabKeys } from './Tabs.fixture.ts'
import { Tabs } from './Tabs.tsx'

const panel = (id: string, label: string, content: string) => ({ id, label, content: <p>{content}</p> })

export const guide = {
  use: 'Two to six answers to one question, of which a reader needs one: the same task in several languages or systems. Without JavaScript all of them stand below each other.',
  avoid:
    'Not for what everybody must read and not for steps: write them below each other. Not for questions: take `Faq`. Not for code samples: take `CodeTabs`, where one choice holds for the whole page. Not for other pages: take links.',
  do: [
    {
      show: (
        <Tabs
          label="Storage"
          items={[
            panel('nvme', 'NVMe', '7 GB a second.'),
            panel('ssd', 'SSD', '500 MB a second.'),
            panel('hdd', 'HDD', '150 MB a second.'),
          ]}
        />
      ),
      because: 'The same kind of answer behind each tab: readers open theirs and miss nothing.',
    },
  ],
  dont: [
    {
      show: (
        <Tabs
          label="Deploying"
          items={[panel('one', 'First', 'Add a key.'), panel('two', 'Then', 'Order.'), panel('three', 'Last', 'Connect by SSH.')]}
        />
      ),
      because: 'Steps belong together: here two of three are hidden, and the order with them.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to the open tab, then to its panel; the closed tabs are no stops.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('tab', { name: 'cURL' })).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('tabpanel', { name: 'cURL' })).toHaveFocus()
      },
    },
    ...tabKeys(['cURL', 'TypeScript', 'Python']),
  ],
} satisfies Guide
