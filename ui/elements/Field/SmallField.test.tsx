import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SmallField } from './SmallField.tsx'

const renderField = (props: Partial<Parameters<typeof SmallField>[0]> = {}) =>
  renderToStaticMarkup(
    <SmallField name="port" label="machine.destinationAddressRange" {...props}>
      {(attributes) => <input {...attributes} />}
    </SmallField>,
  )
const findLabel = (html: string) => /<label[^>]*>(.*)<\/label>/.exec(html)!

test('breaks a code label after dots and before capitals in long names, turns off its translation, and leaves a plain label as it is', () => {
  const [tag, path] = findLabel(renderField({ detail: 'string' }))
  expect(path!.split('<wbr/>')).toEqual(['machine.', 'destination', 'Address', 'Range'])
  expect(tag).toContain('translate="no"')
  expect(findLabel(renderField({ detail: 'string', label: 'rule.sourceAddressRange' }))[1]!.split('<wbr/>')).toEqual([
    'rule.',
    'sourceAddressRange',
  ])
  const [plain, words] = findLabel(renderField())
  expect(words).toBe('machine.destinationAddressRange')
  expect(plain).not.toContain('translate')
})

test('puts the type beside the label', () => {
  const html = renderField({ detail: 'string, required' })
  expect(html).toContain('string, required')
  expect(findLabel(html)[1]).not.toContain('string')
})

test('labels the control and describes it by its error, its hint and the element with the given id', () => {
  const html = renderField({ error: 'Take 1 to 65535.', hint: 'Above 1023.', describedBy: 'all' })
  const id = / for="([^"]+)"/.exec(html)![1]!
  expect(html).toContain(`<input id="${id}" aria-describedby="${id}-error ${id}-hint all" aria-invalid="true"/>`)
  for (const [part, text] of [
    ['error', 'Take 1 to 65535.'],
    ['hint', 'Above 1023.'],
  ])
    expect(new RegExp(`<p[^>]* id="${id}-${part}">(.*?)</p>`).exec(html)![1]!.replaceAll(/<[^>]*>/g, '')).toBe(text)
  expect(renderField()).toMatch(/<input id="[^"]+"\/>/)
})
