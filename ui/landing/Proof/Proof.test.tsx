import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { example } from './example.fixture.ts'
import { Proof } from './Proof.tsx'
import meta from './Proof.stories.tsx'

test('the server’s HTML is a whole worked example without a style or a script of its own', () => {
  const html = renderToString(<Proof {...meta.args} />).replaceAll('<!-- -->', '')
  for (const text of [
    'Proof engine',
    example.text,
    '24 bytes',
    'Verified',
    'A worked example.',
    'The example is at rest',
    example.evidence.root,
  ])
    expect(html).toContain(text)
  const drawn = html.replaceAll(/<[^>]*>/g, '')
  for (const hash of example.evidence.levels.flat()) expect(drawn).toContain(hash.slice(0, 8))
  expect(html).not.toMatch(/<style|<script/)
})
