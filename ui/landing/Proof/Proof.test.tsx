import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { example } from './example.fixture.ts'
import { Proof } from './Proof.tsx'
import meta from './Proof.stories.tsx'

test('the server’s HTML is a whole worked example without a style or a script of its own', () => {
  const html = renderToString(<Proof {...meta.args} />).replaceAll('<!-- -->', '')
  for (const text of [
    'Describe the job',
    example.text,
    '24 bytes in 8 leaves',
    'Verified',
    'A worked example, proven beforehand',
    'The example is at rest',
  ]) {
    expect(html).toContain(text)
  }
  for (const value of [example.evidence.root, example.evidence.signature, example.evidence.publicKey, ...example.evidence.leaves])
    expect(html).toContain(value)
  expect(html).not.toMatch(/<style|<script/)
})
