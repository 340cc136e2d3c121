import { getSuccess, type Call } from '../call.ts'
import { writeLiteral } from '../literal.ts'

const authorization = { bearer: 'Authorization: Bearer $ONENODE_API_KEY', apiKey: 'X-API-KEY: $ONENODE_API_KEY' } as const

const shellQuote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

export const writeCurlSample = (call: Call, url: string): string => {
  const { schema, contentType } = getSuccess(call)
  const method = call.method === 'GET' ? '' : ` --request ${call.method}`
  const lines = [
    `curl${contentType === 'text/event-stream' ? ' -N' : ''}${method} ${url.includes('?') ? shellQuote(url) : url}`,
    `--header "${authorization[call.auth]}"`,
  ]
  const { body } = call.example
  if (body) lines.push("--header 'Content-Type: application/json'", `--data ${shellQuote(writeLiteral(body, 'json', 2))}`)
  if (!schema) lines.push("--write-out '%{http_code}\\n'")
  return lines.join(' \\\n  ')
}
