import { expect, test } from 'vitest'
import { compare, decode, encode, type Picture } from './picture.ts'
import { reportOf } from './report.ts'

const side = 20
/** A square of one colour on another. */
function square({ x = 5, colour = [40, 90, 200], ground = 250, height = side }: { x?: number; colour?: number[]; ground?: number; height?: number } = {}): Picture {
  const data = Buffer.alloc(side * height * 3, ground)
  for (let row = 5; row < 15; row++) for (let column = x; column < x + 10; column++) data.set(colour, (row * side + column) * 3)
  return { width: side, height, data }
}

test('a picture survives its file', async () => {
  const picture = square()
  expect(await decode(await encode(picture))).toEqual(picture)
})

test('the same picture has no difference', () => expect(compare(square(), square())).toEqual({ pixels: 0 }))

test.each([
  ['a shift of 1 px', square({ x: 6 }), 20],
  ['a colour that is 3 % lighter', square({ colour: [46, 95, 202] }), 100],
  ['a grey ground that is 3 % darker', square({ ground: 242 }), 300],
  ['a row that came in addition', square({ height: side + 1 }), side],
])('%s is seen', (_what, after, pixels) => {
  const seen = compare(square(), after)
  expect(seen.pixels).toBe(pixels)
  expect(seen.difference?.height).toBe(after.height)
})

test('the report stands alone: three pictures, and the command that accepts them', async () => {
  const after = square({ x: 6 })
  const { difference } = compare(square(), after)
  const change = { id: 'field--a', title: 'Field / <A>', mode: 'light-390', what: '20 pixels differ', before: square(), after, difference }
  const html = await reportOf([change], (id) => `accept ${id}`)
  expect(html.match(/src="data:image\/webp;base64,/g)).toHaveLength(3)
  expect(html).toContain('<code>accept field--a</code>')
  expect(html).toContain('Field / &#60;A&#62;')
  expect(html).not.toMatch(/(src|href)="(?!data:|#)/)
})
