import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineConfig, parse } from '@terrazzo/parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { vars } from '../contract.css.ts'
import { designTokens, tokenResolver, tokenThemes, type TokenNode } from './design-tokens.ts'
import { bandNames } from '../color/colors.ts'
import { bands } from '../color/themes.ts'
import { scale } from '../scale.ts'
import { writeTokens } from './write-tokens.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tokens-'))
  writeTokens(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const cwd = () => pathToFileURL(`${folder}/`)
const rules = Object.fromEntries(
  ['color', 'dimension', 'duration', 'cubic-bezier', 'font-family', 'font-weight', 'number'].map((type) => [
    `core/valid-${type}`,
    'error' as const,
  ]),
)
const config = () => defineConfig({ tokens: ['./tokens.json'], lint: { rules } }, { cwd: cwd() })
const source = (file: string) => ({ filename: new URL(file, cwd()), src: readFileSync(join(folder, file), 'utf8') })

/** Names of all leaves, such as `color.line.default`. */
const names = (tree: object, path: string[] = []): string[] =>
  Object.entries(tree).flatMap(([name, value]) => {
    if (name.startsWith('$')) return []
    return typeof value === 'string' || '$value' in (value as object)
      ? [[...path, name].join('.')]
      : names(value as object, [...path, name])
  })

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  const tokens = designTokens(theme)

  test('has a token for every name of the contract, and no other', () => {
    const fluid = (name: string) => name.replace(/\.(min|max)$/, '')
    const own = new Set(
      names(tokens)
        .filter((name) => !name.startsWith('color.band.'))
        .map(fluid),
    )
    expect([...own].sort()).toEqual(names(vars).sort())
  })

  test.each(bandNames)('the %s band has every color of the page', (name) => {
    const { band, ...page } = tokens.color as TokenNode & { band: TokenNode }
    expect(names(band[name] as TokenNode)).toEqual(names(page))
  })

  test('its colors are those of the theme', () => {
    interface Ground {
      canvas: { $value: { hex: string } }
    }
    const { color } = tokens as unknown as { color: Ground & { band: { ink: Ground } } }
    expect(color.canvas.$value.hex.toUpperCase()).toBe(tokenThemes[theme].canvas)
    expect(color.band.ink.canvas.$value.hex.toUpperCase()).toBe(bands.ink[theme].canvas)
  })

  test('an independent parser reads every token and finds no fault', async () => {
    const file = theme === 'light' ? 'tokens.json' : 'tokens.dark.json'
    const parsed = await parse(source(file), { config: config() })
    expect(Object.keys(parsed.tokens).sort()).toEqual(names(tokens).sort())
  })
})

test('values keep their units, a transparent color its alpha, a fluid size both ends', () => {
  const { color, size, space, motion, tracking } = designTokens() as Record<string, Record<string, TokenNode>>
  expect(space![4]!.$value).toEqual({ value: 1, unit: 'rem' })
  expect(motion!.reveal!.$value).toEqual({ value: 800, unit: 'ms' })
  expect(motion!.ease).toEqual({ $type: 'cubicBezier', $value: [0.2, 0.7, 0.2, 1] })
  expect(tracking!.display!.$value).toBe(-0.05)
  expect(color!.backdrop!.$value).toEqual({ colorSpace: 'srgb', components: [0.0706, 0.0784, 0.0667], alpha: 0.45, hex: '#121411' })
  expect(size!.display).toEqual({
    min: { $value: { value: 2.5, unit: 'rem' } },
    max: { $value: { value: 8.5, unit: 'rem' } },
    $extensions: { 'org.w3.css': { value: scale.size.display } },
  })
})

test('the resolver gives the light and the dark colors by name', async () => {
  const req = (url: URL) => Promise.resolve(readFileSync(url, 'utf8'))
  const { resolver } = await parse(source('tokens.resolver.json'), { config: config(), req })
  const hex = (theme: string) => (resolver.apply({ theme })['color.canvas']!.$value as { hex: string }).hex.toUpperCase()
  expect([hex('light'), hex('dark')]).toEqual([tokenThemes.light.canvas, tokenThemes.dark.canvas])
  expect(Object.keys(tokenResolver.modifiers.theme.contexts)).toEqual(Object.keys(tokenThemes))
})

test('the parser would find a fault', async () => {
  const wrong = { ...source('tokens.json'), src: JSON.stringify({ size: { $type: 'dimension', big: { $value: '5furlong' } } }) }
  await expect(parse(wrong, { config: config() })).rejects.toThrow(/dimension/i)
})
