import { expect, test } from 'vitest'
import { findLostReferences } from './references.ts'

test('reports an ARIA attribute or a label that refers to a missing element', () => {
  const box = document.createElement('div')
  document.body.append(box)
  box.innerHTML =
    '<p id="here">Lagos</p><article aria-labelledby="here"></article><input id="field" aria-describedby="here gone"><label for="field"></label><label for="none"></label>'
  expect(findLostReferences(box)).toEqual(['input aria-describedby="gone"', 'label for="none"'])
  box.remove()
})
