import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { CodeTabs } from '../CodeTabs/CodeTabs.tsx'
import { samples } from '../CodeBlock/fixture.ts'
import { codeTexts, getStressTexts } from '../../elements/CopyButton/clipboard.fixture.ts'
import { DocHeading } from '../DocHeading/DocHeading.tsx'
import { Endpoint } from '../Endpoint/Endpoint.tsx'
import { FieldTable } from '../FieldTable/FieldTable.tsx'
import { fieldTexts } from '../FieldTable/fixture.ts'
import { ResponseTabs } from '../ResponseTabs/ResponseTabs.tsx'
import { CallPart, callParts, CallSection } from './CallSection.tsx'

const parts = [
  <CallPart key="intro" of="intro">
    <DocHeading level={2} id="order" copy={codeTexts}>
      Order machines
    </DocHeading>
    <Endpoint method="POST" path="/machines" verified="samples checked" />
  </CallPart>,
  <CallPart key="code" of="code">
    <CodeTabs
      label="Language"
      call={{ method: 'POST', path: '/machines' }}
      items={[
        { id: 'curl', label: 'cURL', lines: samples.curl },
        { id: 'python', label: 'Python', lines: samples.python },
      ]}
      texts={codeTexts}
    />
    <ResponseTabs
      label="Response"
      items={[
        { status: 200, words: 'OK', meaning: 'The machine starts.', lines: samples.answer },
        { status: 400, words: 'Bad Request', lines: samples.failure('instances must be at least 1') },
      ]}
      texts={codeTexts}
    />
  </CallPart>,
  <CallPart key="fields" of="fields">
    <FieldTable
      title="Body"
      texts={fieldTexts}
      rows={Array.from({ length: 24 }, (_, at) => ({ name: `field_${at + 1}`, type: 'string', meaning: 'A constraint of the order.' }))}
    />
  </CallPart>,
]

const meta = {
  id: 'docs-callsection',
  title: 'Docs/CallSection',
  component: CallSection,
  subcomponents: { CallPart },
  tags: ['status:beta', 'a11y:reviewed', 'purpose:show'],
  parameters: { layout: 'fullscreen' },
  args: { children: parts },
  render: (args) => (
    <div style={{ padding: 20 }}>
      <CallSection {...args} />
    </div>
  ),
} satisfies Meta<typeof CallSection>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { globals: { viewport: { value: 'wide', isRotated: false } } }

/** Wide screen with two columns, where the code stays in view. */
export const Columns: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'wide', isRotated: false } },
  play: async ({ canvas }) => {
    const [fields, request] = [canvas.getByRole('group', { name: 'Body' }), canvas.getByRole('figure', { name: 'POST /machines' })]
    await expect(request.getBoundingClientRect().left).toBeGreaterThan(fields.getBoundingClientRect().right)
    await expect(getComputedStyle(request.parentElement!).position).toBe('sticky')
  },
}

/** Narrow screen with one column: introduction, code, fields. */
export const Narrow: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    const [fields, request] = [canvas.getByRole('group', { name: 'Body' }), canvas.getByRole('figure', { name: 'POST /machines' })]
    await expect(fields.getBoundingClientRect().top).toBeGreaterThan(request.getBoundingClientRect().bottom)
  },
}

/** A call with all parts, and a call without fields. */
export const States: Story = states(
  () => [
    { label: callParts.join(', '), show: <CallSection>{parts}</CallSection> },
    { label: 'without fields', show: <CallSection>{parts.slice(0, 2)}</CallSection> },
  ],
  { wide: true },
)

export const Stress: Story = stress(({ id, word, title, text }) => (
  <CallSection>
    <CallPart of="intro">
      <DocHeading level={2} id={`call-${id}`} copy={{ label: word, copied: word, failed: word }}>
        {title}
      </DocHeading>
      <Endpoint method="DELETE" path={`/${id}/{${id}_id}`} verified={word} />
      <p>{text}</p>
    </CallPart>
    <CallPart of="code">
      <ResponseTabs
        label={title}
        items={[
          { status: 200, words: word, meaning: text, lines: samples.answer },
          { status: 500, words: title, meaning: word },
        ]}
        texts={getStressTexts(word, text)}
      />
    </CallPart>
  </CallSection>
))
