import { getSuccess, type Call } from '../call.ts'
import { writeLiteral } from '../literal.ts'

const authorization = {
  bearer: 'Authorization: `Bearer ${process.env.ONENODE_API_KEY}`',
  apiKey: "'X-API-KEY': process.env.ONENODE_API_KEY ?? ''",
} as const

/** Uses URLSearchParams for several fields, so that the sample contains no percent-encoded text. */
const writeUrl = ({ example }: Call, url: string) => {
  const entries = Object.entries(example.query ?? {})
  if (entries.length < 2) return { before: [], url: `'${url}'` }
  const written = (value: unknown) => writeLiteral(String(value), 'javascript')
  return {
    before: ['const query = new URLSearchParams({', ...entries.map(([name, value]) => `  ${name}: ${written(value)},`), '})', ''],
    url: `\`${url.split('?')[0]}?\${query}\``,
  }
}

const writeOutput = (call: Call): readonly string[] => {
  const { schema, contentType } = getSuccess(call)
  if (contentType === 'text/event-stream') {
    return [
      "if (!response.body) throw new Error('The log is empty')",
      'for await (const text of response.body.pipeThrough(new TextDecoderStream())) process.stdout.write(text)',
    ]
  }
  return [schema ? 'console.log(JSON.stringify(await response.json(), null, 2))' : 'console.log(response.status)']
}

/** The sample runs on Node.js 24 with its built-in fetch. */
export const writeTypescriptSample = (call: Call, address: string): string => {
  const { before, url } = writeUrl(call, address)
  const { body } = call.example
  const options = [
    ...(call.method === 'GET' ? [] : [`  method: '${call.method}',`]),
    ...(body
      ? ['  headers: {', `    ${authorization[call.auth]},`, "    'Content-Type': 'application/json',", '  },']
      : [`  headers: { ${authorization[call.auth]} },`]),
    ...(body ? [`  body: JSON.stringify(${writeLiteral(body, 'javascript', 2)}),`] : []),
  ]
  return [
    ...before,
    `const response = await fetch(${url}, {`,
    ...options,
    '})',
    '',
    'if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)',
    ...writeOutput(call),
  ].join('\n')
}
