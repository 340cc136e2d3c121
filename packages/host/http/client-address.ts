import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyAddr from 'proxy-addr'
import type { Configuration } from '../configuration/configuration.ts'

/** Some proxies, such as Azure, write a port, quotes and brackets around an address. */
const removePort = (entry: string): string => {
  const plain = entry.trim().replace(/^"(.*)"$/, '$1')
  return /^\[([^\]]+)\](?::\d+)?$/.exec(plain)?.[1] ?? /^([\d.]+):\d+$/.exec(plain)?.[1] ?? plain
}

/** Reads X-Forwarded-For from right to left, skipping trusted proxies. Without a trusted proxy, returns the address of the socket. */
export const createClientAddress = (trusted: Configuration['TRUSTED_PROXIES']): ((request: IncomingMessage) => string) => {
  const trust = typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : proxyAddr.compile(trusted)
  return (request) => {
    const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',').map(removePort).join(',')
    const headers = forwarded === '' ? {} : { 'x-forwarded-for': forwarded }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- proxy-addr reads only the headers and the socket.
    const address = proxyAddr({ headers, socket: request.socket } as IncomingMessage, trust)
    return isIP(address) ? address : (request.socket.remoteAddress ?? '')
  }
}
