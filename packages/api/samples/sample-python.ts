import { getSuccess, type Call } from '../call.ts'
import { writeLiteral } from '../literal.ts'

const authorization = {
  bearer: `"Authorization": f"Bearer {os.environ['ONENODE_API_KEY']}"`,
  apiKey: '"X-API-KEY": os.environ["ONENODE_API_KEY"]',
} as const

const writeQuery = ({ example }: Call): readonly string[] => {
  const entries = Object.entries(example.query ?? {})
  if (entries.length < 2) return []
  return [
    'query = urllib.parse.urlencode({',
    ...entries.map(([name, value]) => `    "${name}": ${writeLiteral(value, 'python')},`),
    '})',
    '',
  ]
}

const writeOutput = (call: Call): readonly string[] => {
  const { schema, contentType } = getSuccess(call)
  if (contentType === 'text/event-stream') return ['    for line in response:', '        print(line.decode(), end="")']
  return [schema ? '    print(json.dumps(json.load(response), indent=2))' : '    print(response.status)']
}

/** The sample needs only the standard library. */
export const writePythonSample = (call: Call, address: string): string => {
  const query = writeQuery(call)
  const { body } = call.example
  const url = query.length > 0 ? `f"${address.split('?')[0]}?{query}"` : `"${address}"`
  const rest = [
    ...query,
    ...(body ? [`body = ${writeLiteral(body, 'python')}`, ''] : []),
    'request = urllib.request.Request(',
    `    ${url},`,
    ...(body ? ['    data=json.dumps(body).encode(),'] : []),
    ...(body
      ? ['    headers={', `        ${authorization[call.auth]},`, '        "Content-Type": "application/json",', '    },']
      : [`    headers={${authorization[call.auth]}},`]),
    ...(call.method === 'GET' ? [] : [`    method="${call.method}",`]),
    ')',
    '',
    'try:',
    '    response = urllib.request.urlopen(request)',
    'except urllib.error.HTTPError as error:',
    '    raise SystemExit(f"{error.code}: {error.read().decode()}")',
    '',
    'with response:',
    ...writeOutput(call),
  ]
  const uses = (module: string) => rest.some((line) => line.includes(`${module}.`))
  const imports = ['json', 'os', 'urllib.error', 'urllib.parse', 'urllib.request'].filter(uses).map((module) => `import ${module}`)
  return [...imports, '', ...rest].join('\n')
}
