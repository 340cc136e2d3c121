import { randomUUID } from 'node:crypto'
import { listen } from './listen.ts'
import { createMailbox } from '../mailbox/mailbox.ts'

export const startMailbox = async (port: number, directory: string) => {
  const hostname = '127.0.0.1'
  const apiKey = `re_local_${randomUUID()}`
  const listening = await listen(createMailbox({ directory, apiKey }).app, {
    port: port === 0 || port === 65_535 ? 0 : port + 1,
    hostname,
    purpose: 'the mailbox, PORT + 1',
  })
  return {
    url: `http://localhost:${listening.port}`,
    close: async () => listening.close(0),
    mail: { apiKey, baseUrl: `http://${hostname}:${listening.port}` },
  }
}
