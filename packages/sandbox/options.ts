import { parseArgs } from 'node:util'
import { documentedSeed } from './state/identifiers.ts'
import { defaultSpeed } from './sandbox.ts'

export class OptionError extends Error {}

export type CommandOptions = { port: number; seed: number; speed: number; fail: number }

const readNumber = (text: string, fits: (value: number) => boolean, message: string): number => {
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  if (!fits(value)) throw new OptionError(message)
  return value
}

const text = { type: 'string' } as const

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: { port: text, seed: text, speed: text, fail: text } }).values
  } catch {
    throw new OptionError(
      'The options are --port, --seed, --speed and --fail, each with a value, for example npm run sandbox -- --speed 60.',
    )
  }
}

/** @throws OptionError */
export const readOptions = (args: readonly string[]): CommandOptions => {
  const values = parse(args)
  const [, share = '0'] = /^500:([\d.]+)$/.exec(values.fail ?? '500:0') ?? [undefined, '']
  return {
    port: readNumber(
      values.port ?? '4010',
      (port) => Number.isInteger(port) && port <= 65_535,
      '--port must be a whole number from 0 (any free port) to 65535, for example --port 4010.',
    ),
    seed: readNumber(values.seed ?? String(documentedSeed), Number.isSafeInteger, '--seed must be a whole number, for example --seed 42.'),
    speed: readNumber(
      values.speed ?? String(defaultSpeed),
      (speed) => speed > 0 && speed <= 100_000,
      '--speed must be a number above 0 and up to 100000: seconds in the sandbox for each second, for example --speed 60.',
    ),
    fail: readNumber(
      share,
      (part) => part <= 1,
      '--fail must be 500: and a share from 0 to 1, for example --fail 500:0.1 for one call in ten.',
    ),
  }
}
