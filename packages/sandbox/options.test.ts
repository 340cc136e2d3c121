import { expect, it } from 'vitest'
import { readOptions } from './options.ts'

it('starts with defaults, on the port of the OpenAPI files', () => {
  expect(readOptions([])).toEqual({ port: 4010, seed: 0, speed: 60, fail: 0 })
})

it('reads every option', () => {
  expect(readOptions(['--port', '0', '--seed', '42', '--speed', '0.5', '--fail', '500:0.1'])).toEqual({
    port: 0,
    seed: 42,
    speed: 0.5,
    fail: 0.1,
  })
})

it.each([
  [['--port', 'x'], '--port must be a whole number from 0 (any free port) to 65535, for example --port 4010.'],
  [['--port', '70000'], '--port must be'],
  [['--seed', '1.5'], '--seed must be a whole number, for example --seed 42.'],
  [['--speed', '0'], '--speed must be a number above 0'],
  [['--speed', '-1'], 'The options are --port, --seed, --speed and --fail'],
  [['--fail', '0.1'], '--fail must be 500: and a share from 0 to 1, for example --fail 500:0.1'],
  [['--fail', '404:0.1'], '--fail must be 500:'],
  [['--fail', '500:1.5'], '--fail must be 500:'],
  [['--fail'], 'The options are'],
  [['--slow'], 'The options are --port, --seed, --speed and --fail, each with a value, for example npm run sandbox -- --speed 60.'],
  [['fast'], 'The options are'],
])('rejects %j and says what to write', (args, message) => {
  expect(() => readOptions(args)).toThrow(message)
})
