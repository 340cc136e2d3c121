import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SmallField } from './SmallField.tsx'

const field = (props: Partial<Parameters<typeof SmallField>[0]> = {}) =>
  renderToStaticMarkup(
    <SmallField name="port" label="machine.destinationAddressRange" {...props}>
      {(attributes) => <input {...attributes} />}
    </SmallField>,
  )
const labelOf = (html: string) => /<label[^>]*>(.*)<\/label>/.exec(html)!

test('a path with its type may break where a reader would, and no translator touches it; a word stays whole', () => {
  const [tag, path] = labelOf(field({ detail: 'string' }))
  expect(path!.split('<wbr/>')).toEqual(['machine.', 'destination', 'Address', 'Range'])
  expect(tag).toContain('translate="no"')
  expect(labelOf(field({ detail: 'string', label: 'rule.sourceAddressRange' }))[1]!.split('<wbr/>')).toEqual([
    'rule.',
    'sourceAddressRange',
  ])
  const [plain, words] = labelOf(field())
  expect(words).toBe('machine.destinationAddressRange')
  expect(plain).not.toContain('translate')
})

test('the type stands beside the label, not in it', () => {
  const html = field({ detail: 'string, required' })
  expect(html).toContain('string, required')
  expect(labelOf(html)[1]).not.toContain('string')
})

test('a control has the label, and is described by its error, its hint and a text of several fields', () => {
  const html = field({ error: 'Take 1 to 65535.', hint: 'Above 1023.', describedBy: 'all' })
  const id = / for="([^"]+)"/.exec(html)![1]!
  expect(html).toContain(`<input id="${id}" aria-describedby="${id}-error ${id}-hint all" aria-invalid="true"/>`)
  for (const [part, text] of [
    ['error', 'Take 1 to 65535.'],
    ['hint', 'Above 1023.'],
  ])
    expect(new RegExp(`<p[^>]* id="${id}-${part}">(.*?)</p>`).exec(html)![1]!.replaceAll(/<[^>]*>/g, '')).toBe(text)
  // The mark of a large error has no room here.
  expect(html).not.toContain('<svg')
  expect(field()).toMatch(/<input id="[^"]+"\/>/)
})
