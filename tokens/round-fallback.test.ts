import { generate, parse } from 'css-tree'
import { expect, test } from 'vitest'
import { addRoundFallbacks } from './round-fallback.ts'

test.each([
  [
    'a{width:round(down,100%,12px);color:red}',
    'a{width:calc(100%);color:red}@supports (width:round(50%,1px)){a{width:round(down,100%,12px)}}',
  ],
  [
    'a{--lane:calc((round(25% - var(--gutter)/4,1px) + 2px))}',
    'a{--lane:calc(((25% - var(--gutter)/4) + 2px))}@supports (width:round(50%,1px)){a{--lane:calc((round(25% - var(--gutter)/4,1px) + 2px))}}',
  ],
  [
    '@media (width>1px){a{top:round(up,round(50%,2px),1px)}}',
    '@media (width>1px){a{top:calc((50%))}@supports (width:round(50%,1px)){a{top:round(up,round(50%,2px),1px)}}}',
  ],
  ['a{top:1px}', 'a{top:1px}'],
])('%s', (css, expected) => {
  const normalize = (text: string) => generate(parse(text, { parseCustomProperty: true }))
  expect(normalize(addRoundFallbacks(css))).toBe(normalize(expected))
})
