import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { tokenize } from './tokenize.ts'

const kinds = (code: string, highlights?: string[]) =>
  tokenize(code, highlights)
    .filter((token) => token.kind !== 'plain')
    .map(({ text, kind }) => `${kind} ${text}`)

test('keywords, strings and comments are told apart', () => {
  const call = ['keyword const', 'keyword await', 'string "one"', 'comment // for now']
  expect(kinds(`const vm = await run({ name: "one" }) // for now`)).toEqual(call)
  expect(kinds(`# don't stop\nfrom fields import Field`)).toEqual([`comment # don't stop`, 'keyword from', 'keyword import'])
})

test('an address is no comment, and a name with a keyword in it is no keyword', () => {
  expect(kinds('curl https://api.example/v1 --for-real format.in')).toEqual(['keyword curl'])
})

test('a string may run over lines', () => {
  expect(kinds(`-d '{\n  "a": 1\n}'`)).toEqual([`string '{\n  "a": 1\n}'`])
})

test('a highlight is marked', () => {
  expect(kinds('name: "one"', ['"one"'])).toEqual(['mark "one"'])
})

test('nothing is lost', () => {
  assert(property(string(), (code) => tokenize(code).map((token) => token.text).join('') === code))
})
