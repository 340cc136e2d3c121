import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AnswerList } from '../AnswerList/AnswerList.tsx'
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx'
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx'
import { Form } from './Form.tsx'
import { FormLayout } from '../FormLayout/FormLayout.tsx'
import { FormStrip } from '../FormLayout/FormStrip.tsx'
import { RadioGroupField } from '../RadioGroupField/RadioGroupField.tsx'
import { Receipt } from '../Receipt/Receipt.tsx'
import { StatusMessage } from '../StatusMessage/StatusMessage.tsx'
import { SelectField } from '../SelectField/SelectField.tsx'
import { Textarea } from '../Textarea/Textarea.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { FieldIds } from '../../elements/Field/FieldIds.tsx'

const findIds = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
const options = [{ value: 'lagos', label: 'Lagos' }]
const email = <TextField name="email" label="Email" hint="Yours" error="Missing" />

test('fields with the same name in two forms get different ids', () => {
  const ids = findIds(
    renderToString(
      <>
        <Form action="/a">{email}</Form>
        <Form action="/b">{email}</Form>
        {email}
        {email}
      </>,
    ),
  )
  expect(ids).toHaveLength(12)
  expect(new Set(ids).size).toBe(12)
})

test('connects the label, the error and the hint to their control', () => {
  const html = renderToString(<TextField id="mine" name="email" label="Email" hint="Yours" error="Missing" aria-describedby="more" />)
  expect(html).toContain('for="mine"')
  expect(html).toContain('aria-describedby="mine-error mine-hint more"')
  expect(findIds(html)).toEqual(expect.arrayContaining(['mine', 'mine-error', 'mine-hint']))
})

test('links an error summary to the field in the same provider', () => {
  const html = renderToString(
    <FieldIds>
      <ErrorSummary title="Correct one" errors={[{ name: 'email', message: 'Missing' }]} />
      {email}
    </FieldIds>,
  )
  const [, target] = /href="#([^"]+)"/.exec(html)!
  expect(html).toMatch(new RegExp(`<input[^>]* id="${target}"`))
})

test('builds ids from a prefix, so that a server can predict them', () => {
  expect(
    findIds(
      renderToString(
        <FieldIds prefix="field">
          <Form action="/a">{email}</Form>
        </FieldIds>,
      ),
    ),
  ).toContain('field-email')
})

/** Returns the phrases that begin with “The” in the order of the HTML. */
const findTexts = (html: string) => html.match(/The [a-z]+(?=<)/g) ?? []

test('renders only the given parts of a form page', () => {
  const parts = { lead: 'The lead', note: 'The note', notice: 'The notice', aside: 'The reasons', strip: 'The strip' }
  const renderPage = (props: Partial<typeof parts>) => (
    <FormLayout title="The title" {...props}>
      The form
    </FormLayout>
  )
  expect(findTexts(renderToString(<main>{renderPage({})}</main>))).toEqual(['The title', 'The form'])
  expect(findTexts(renderToString(<main>{renderPage(parts)}</main>))).toEqual([
    'The title',
    'The lead',
    'The note',
    'The notice',
    'The form',
    'The reasons',
    'The strip',
  ])
})

test('renders the head of a receipt with only a name or only a time', () => {
  const copy = { label: 'Copy', copied: 'Copied', failed: 'Not copied' }
  const receipt = <Receipt result="The result" referenceLabel="Reference" reference="4F2A" texts={{ copy, print: 'Print' }} next={[]} />
  const renderHead = (props: { subject?: string; time?: string }) =>
    findTexts(renderToString({ ...receipt, props: { ...receipt.props, ...props } }))
  expect(renderHead({})).toEqual(['The result'])
  expect(renderHead({ subject: 'The company' })).toEqual(['The result', 'The company'])
  expect(renderHead({ time: 'The time' })).toEqual(['The result', 'The time'])
})

test('draws the line of a `FormStrip` as complete up to the first incomplete group', () => {
  const strip = <FormStrip href="#answers" label="Answers" progress="2 of 3" groups={['complete', 'wrong', 'ahead']} />
  const lines = [...renderToString(strip).matchAll(/<path[^>]*?( data-state="complete")?(?= d=)[^>]*>/g)]
  expect(lines.map(([, complete]) => complete !== undefined)).toEqual([true, false])
})

test('renders the answers expanded, so that they can be read without a script', () => {
  const answers = [{ name: 'email', label: 'Email', value: 'a@meridian.example' }]
  expect(renderToString(<AnswerList title="Sent" answers={answers} emptyLabel="empty" missingLabel="missing" />)).toMatch(
    /^<details[^>]* open=""/,
  )
})

test('renders no empty elements for missing parts of an answer list and a message', () => {
  const answers = [{ name: 'email', label: 'Email', value: 'a@meridian.example' }]
  const list = renderToString(<AnswerList title="Sent" answers={answers} emptyLabel="empty" missingLabel="missing" />)
  expect(/<summary.*<\/summary>/.exec(list)![0]).not.toMatch(/<span[^>]*><\/span>/)
  const countBoxes = (html: string) => html.match(/<div/g)!.length
  expect(countBoxes(renderToString(<StatusMessage tone="success" title="Sent." />))).toBe(1)
  expect(
    countBoxes(
      renderToString(
        <StatusMessage tone="success" title="Sent.">
          One mail follows.
        </StatusMessage>,
      ),
    ),
  ).toBe(2)
})

test('names a radio group once and links its error to the first option', () => {
  const renderLegend = (hidden: boolean) =>
    /<legend.*<\/legend>/.exec(renderToString(<RadioGroupField name="where" label="Where" legendHidden={hidden} options={options} />))![0]
  expect(renderLegend(false)).toMatch(/^<legend[^>]*>Where/)
  expect(renderLegend(true)).toMatch(/^<legend[^>]*><span[^>]*>Where<\/span>/)
  const html = renderToString(
    <FieldIds>
      <ErrorSummary title="Correct one" errors={[{ name: 'where', message: 'Missing' }]} />
      <RadioGroupField name="where" label="Where" options={options} />
    </FieldIds>,
  )
  expect(html).toMatch(new RegExp(`<input[^>]* id="${/href="#([^"]+)"/.exec(html)![1]}"`))
})

test('a radio group without a script sets no tab stop and disables no nested field', () => {
  const more = <input name="street" />
  const group = <RadioGroupField name="where" label="Where" options={[{ value: 'own', label: 'On my site', more }, ...options]} />
  expect(renderToString(group)).not.toMatch(/tabindex|disabled/i)
  const ids = findIds(renderToString(group))
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(2)
})

const field = { name: 'place', label: 'Place', hint: 'A city', error: 'Missing', optionalLabel: '(optional)' }

test.each([
  ['a text field', <TextField key="field" {...field} />],
  ['a text area', <Textarea key="field" {...field} />],
  ['a list', <SelectField key="field" {...field} options={options} placeholder="Choose" />],
  ['a group of radio buttons', <RadioGroupField key="field" {...field} options={options} />],
  ['a checkbox', <CheckboxField key="field" {...field} />],
])('%s shows its optional label, error and hint, and is described by the error and the hint', (_name, element) => {
  const html = renderToString(element)
  for (const text of ['Place', '(optional)', 'Missing', 'A city']) expect(html).toContain(`>${text}<`)
  const [, described] = / aria-describedby="([^"]+)"/.exec(html)!
  for (const id of described!.split(' ')) expect(findIds(html)).toContain(id)
  expect(html).toContain('aria-invalid="true"')
})
