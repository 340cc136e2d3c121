import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyAddr from 'proxy-addr'
import type { Configuration } from '../configuration/configuration.ts'

/** Tells the address of the client behind a request. */
export type ClientAddress = (request: IncomingMessage) => string

/**
 * Reads X-Forwarded-For from the right, past each trusted proxy. Where no proxy is trusted, and where a proxy wrote no address, the
 * socket's own address counts.
 */
export const createClientAddress = (trusted: Configuration['TRUSTED_PROXIES']): ClientAddress => {
  const trust = typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : proxyAddr.compile(trusted)
  return (request) => {
    const address = proxyAddr(request, trust)
    return isIP(address) ? address : (request.socket.remoteAddress ?? '')
  }
}
