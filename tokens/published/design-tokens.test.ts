import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineConfig, parse } from '@terrazzo/parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bandNames } from '../color/colors.ts'
import { createColors, themes } from '../color/themes.ts'
import { vars } from '../contract.css.ts'
import { baseTokens, screens, screenTokens, themeTokens, type TokenNode } from './design-tokens.ts'
import { writeTokens } from './write-tokens.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tokens-'))
  writeTokens(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const cwd = () => pathToFileURL(`${folder}/`)
const rules = Object.fromEntries(
  ['color', 'dimension', 'duration', 'cubic-bezier', 'font-family', 'font-weight', 'number', 'typography'].map((type) => [
    `core/valid-${type}`,
    'error' as const,
  ]),
)
const config = () => defineConfig({ tokens: ['./tokens.json'], lint: { rules } }, { cwd: cwd() })
const source = (file: string) => ({ filename: new URL(file, cwd()), src: readFileSync(join(folder, file), 'utf8') })
const req = (url: URL) => Promise.resolve(readFileSync(url, 'utf8'))
const resolver = async () => (await parse(source('tokens.resolver.json'), { config: config(), req })).resolver

/** All tokens by their names, such as `color.line.default`. */
const tokensIn = (tree: object, path: string[] = []): [string, TokenNode][] =>
  Object.entries(tree).flatMap(([name, value]: [string, TokenNode]) => {
    if (name.startsWith('$')) return []
    return '$value' in value ? [[[...path, name].join('.'), value]] : tokensIn(value, [...path, name])
  })
const names = (tree: object) => tokensIn(tree).map(([name]) => name)
const contract = (tree: object, path: string[] = []): string[] =>
  Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' ? [[...path, name].join('.')] : contract(value as object, [...path, name]),
  )

describe.each(themes)('%s', (theme) => {
  test('has exactly one token for every name in the contract', () => {
    const own = /^(?!color\.band|palette|text|breakpoint)/
    const all = [baseTokens, themeTokens(theme), screenTokens('wide')].flatMap(names)
    expect(all.filter((name) => own.test(name)).sort()).toEqual(contract(vars).sort())
    expect(new Set(all).size).toBe(all.length)
  })

  test.each(bandNames)('defines every color of the page for the %s band', (name) => {
    const { band, ...page } = themeTokens(theme).color as TokenNode & { band: TokenNode }
    expect(names(band[name] as TokenNode)).toEqual(names(page))
  })

  test('an independent parser accepts the files and reads the colors of the theme', async () => {
    const resolved = (await resolver()).apply({ theme })
    const hex = (name: string) => (resolved[name]!.$value as { hex: string }).hex.toUpperCase()
    expect([hex('color.canvas'), hex('color.band.ink.canvas')]).toEqual([createColors(theme).canvas, createColors(theme, 'ink').canvas])
  })
})

test('every token has a description, and every color role is an alias', () => {
  const all = [baseTokens, ...themes.map(themeTokens), ...screens.map(screenTokens)].flatMap((tokens) => tokensIn(tokens))
  expect(all.filter(([, { $description }]) => !$description?.endsWith('.'))).toEqual([])
  expect(tokensIn(themeTokens('dark')).filter(([, { $value }]) => !/^\{palette\.\w+\}$/.test(String($value)))).toEqual([])
  expect(names(themeTokens('light'))).toEqual(names(themeTokens('dark')))
})

test('tokens.json is valid on its own, and keeps units and transparency', async () => {
  const parsed = await parse(source('tokens.json'), { config: config() })
  expect(Object.keys(parsed.tokens).sort()).toEqual(names(baseTokens).sort())
  const { palette, space, motion, tracking, breakpoint } = baseTokens as Record<string, Record<string, TokenNode>>
  expect(space![4]!.$value).toEqual({ value: 1, unit: 'rem' })
  expect(motion!.reveal!.$value).toEqual({ value: 800, unit: 'ms' })
  expect(tracking!.display!.$value).toBe(-0.05)
  expect(breakpoint!.wide!.$value).toEqual({ value: 768, unit: 'px' })
  expect(palette!.inkVeil!.$value).toEqual({ colorSpace: 'srgb', components: [0.0706, 0.0784, 0.0667], alpha: 0.45, hex: '#121411' })
})

test('a fluid size is published at its minimum and maximum, with complete text styles', async () => {
  const at = (name: 'narrow' | 'wide') => Object.fromEntries(tokensIn(screenTokens(name)).map(([token, { $value }]) => [token, $value]))
  expect(at('narrow')).toMatchObject({ 'size.h1': { value: 36, unit: 'px' }, 'stroke.line': { value: 4, unit: 'px' } })
  expect(at('wide')).toMatchObject({ 'size.h1': { value: 60, unit: 'px' }, 'stroke.line': { value: 7, unit: 'px' } })
  const { $value } = (await resolver()).apply({ theme: 'light', screen: 'narrow' })['text.h1']!
  expect($value).toMatchObject({
    fontFamily: ['Instrument Sans', 'system-ui', 'sans-serif'],
    fontSize: { value: 36, unit: 'px' },
    fontWeight: 600,
    letterSpacing: { value: -1.26, unit: 'px' },
    lineHeight: 1,
  })
})

test('the parser rejects an invalid file', async () => {
  const wrong = { ...source('tokens.json'), src: JSON.stringify({ size: { $type: 'dimension', big: { $value: '5furlong' } } }) }
  await expect(parse(wrong, { config: config() })).rejects.toThrow(/dimension/i)
})
