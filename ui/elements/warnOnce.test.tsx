import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'

// Each warning is logged once per worker, so another test may already have caused it.
vi.resetModules()
const { Button, CodeTabs, CredentialsForm, Dialog, DialogContent, DialogTrigger, Heading, Icon, Tooltip } = await import('../index.ts')
const { warnOnce } = await import('./warnOnce.ts')

const said = vi.spyOn(console, 'error')
beforeEach(() => void said.mockReset().mockImplementation(() => {}))
afterAll(() => said.mockRestore())

const texts = { title: 'Your key', hint: '', host: 'Host', key: 'Key', reset: 'Reset', wrong: { host: '', key: '' } }
const wrong: [name: string, component: unknown, props: object, sentence: RegExp][] = [
  ['an unknown icon', Icon, { name: 'gone' }, /^Icon has no “gone”\. Use one of iconNames\.$/],
  ['a level that HTML does not have', Heading, { level: 9, children: 'Nodes' }, /^Heading has the level 9\. Use a level from 1 to 4\.$/],
  [
    'a trigger of a dialog without an element',
    Dialog,
    { children: createElement(DialogTrigger, {} as never, 'Open the key') },
    /^DialogTrigger needs one element .* not “Open the key”\.$/,
  ],
  [
    'a tooltip without an element',
    Tooltip,
    { text: 'Once a day', children: 'Price of a day' },
    /^Tooltip describes one element .* not “Price of a day”\.$/,
  ],
  [
    'a tooltip around a fragment',
    Tooltip,
    { text: 'Once a day', children: <>Price of a day</> },
    /^Tooltip describes one element .* not “a fragment”\.$/,
  ],
  [
    'two samples in one language',
    CodeTabs,
    { label: 'Language', items: ['curl', 'curl'].map((id) => ({ id, label: 'cURL', lines: [] })), texts: {} },
    / has two items with the id “curl”/,
  ],
  ['credentials without a provider', CredentialsForm, { texts }, /CredentialsProvider: put both inside one\.$/],
]

test.each(wrong)('warns once about %s and renders', (_name, component, props, sentence) => {
  const Part = component as ComponentType<object>
  renderToString(<Part {...props} />)
  expect(said.mock.calls).toEqual([[expect.stringMatching(sentence)]])
})

test('logs the same message once', () => {
  for (const sentence of ['First.', 'Second.', 'First.']) warnOnce(sentence)
  expect(said.mock.calls).toEqual([['First.'], ['Second.']])
})

test('does not warn about correct use', () => {
  const rightly = [
    <Dialog key="own">
      <DialogTrigger>
        <Button>Open</Button>
      </DialogTrigger>
      <DialogContent title="Sure?" closeLabel="Close" />
    </Dialog>,
    <Dialog key="open" open>
      <DialogContent title="Sure?" closeLabel="Close" />
    </Dialog>,
    <Tooltip key="tooltip" text="Once a day">
      <Button>Price</Button>
    </Tooltip>,
  ]
  renderToString(rightly)
  expect(said.mock.calls).toEqual([])
})
