import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyAddr from 'proxy-addr'
import type { Configuration } from '../configuration/configuration.ts'

/** Tells the address of the client behind a request. */
export type ClientAddress = (request: IncomingMessage) => string

/** Reads the address of an entry, which Azure writes with a port, and others in quotes or brackets. */
const withoutPort = (entry: string): string => {
  const plain = entry.trim().replace(/^"(.*)"$/, '$1')
  return /^\[([^\]]+)\](?::\d+)?$/.exec(plain)?.[1] ?? /^([\d.]+):\d+$/.exec(plain)?.[1] ?? plain
}

/**
 * Reads X-Forwarded-For from the right, past each trusted proxy. Where no proxy is trusted, and where a proxy wrote no address, the
 * socket's own address counts.
 */
export const createClientAddress = (trusted: Configuration['TRUSTED_PROXIES']): ClientAddress => {
  const trust = typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : proxyAddr.compile(trusted)
  return (request) => {
    const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',').map(withoutPort).join(',')
    const headers = forwarded === '' ? {} : { 'x-forwarded-for': forwarded }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- proxy-addr reads the headers and the socket alone.
    const address = proxyAddr({ headers, socket: request.socket } as IncomingMessage, trust)
    return isIP(address) ? address : (request.socket.remoteAddress ?? '')
  }
}
