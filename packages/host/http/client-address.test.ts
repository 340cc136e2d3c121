import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { createClientAddress } from './client-address.ts'

const request = (remoteAddress: string, forwarded?: string) =>
  ({ headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as unknown as IncomingMessage

it.each<[number | string[], string, string | undefined, string]>([
  [0, '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  [1, '10.0.0.1', '198.51.100.1', '198.51.100.1'],
  [1, '10.0.0.1', '192.0.2.66, 198.51.100.1', '198.51.100.1'],
  [2, '10.0.0.1', '192.0.2.66, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
  [1, '10.0.0.1', undefined, '10.0.0.1'],
  [1, '10.0.0.1', 'unknown', '10.0.0.1'],
  [1, '10.0.0.1', '2001:db8::7', '2001:db8::7'],
  [['10.0.0.0/8', '::1'], '10.9.9.9', '192.0.2.66, 198.51.100.1', '198.51.100.1'],
  [['10.0.0.0/8', '::1'], '::1', '192.0.2.66, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
  [['10.0.0.0/8'], '::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
  [['10.0.0.0/8'], '203.0.113.7', '198.51.100.1', '203.0.113.7'],
])('with %j trusted, %s that forwards for %s is %s', (trusted, socket, forwarded, expected) => {
  expect(createClientAddress(trusted)(request(socket, forwarded))).toBe(expected)
})
