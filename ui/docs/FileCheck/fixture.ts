import { lit } from '../CodeBlock/fixture.ts'
import { codeTexts } from '../../elements/CopyButton/clipboard.fixture.ts'
import { accepted, tryIt } from '../TryIt/fixture.ts'
import type { FileRunProps } from './FileRun.tsx'
import type { FileCheckProps, FileCheckResult } from './FileCheck.tsx'

export const right: FileCheckResult = {
  ok: true,
  errors: [],
  remarks: [{ line: 2, column: 1, message: 'ports does not open 22.' }],
  json: lit('{\n  "name": "web",\n  "ports": [8080]\n}'),
}
const wrong: FileCheckResult = {
  ok: false,
  errors: [
    { line: 2, column: 1, message: 'ports must be a list' },
    {
      line: 3,
      column: 1,
      message: 'unknown field “prots”; did you mean “ports”?',
      link: { label: 'List of fields', href: '/docs/fields' },
    },
  ],
}

export const fileCheck = {
  texts: {
    label: 'Paste your file',
    hint: 'It is checked in this browser and sent nowhere.',
    check: 'Check the file',
    checking: 'Checking…',
    valid: 'The file is right.',
    invalid: (count) => (count === 1 ? '1 line needs a change.' : `${count} lines need a change.`),
    failed: 'The check did not load. Try again.',
    place: (line, column) => `Line ${line}, column ${column}`,
    json: 'What would be sent',
    code: codeTexts,
  },
  initial: `name: web
ports: 8080
prots: [8080]
image: registry.meridian.example/web:1
replicas: 2
resources:
  cpu: 4
  memory: 8Gi
  disk: 20Gi
environment:
  LOG_LEVEL: info
`,
  check: async () => wrong,
} satisfies FileCheckProps

const { headers, body, noBody, code } = tryIt.texts

/** A run before its first response. */
export const fileRun = {
  texts: { run: 'Run the file', again: 'Run again', headers, body, noBody, code },
  said: 'A sandbox in this page answers.',
  onRun: () => {},
} satisfies FileRunProps

/** A run with its response and the ordered machine. */
export const ranFile = {
  ...fileRun,
  said: '201: The machine is ordered. Status: starting.',
  response: accepted,
  facts: [
    { label: 'Name', value: 'web' },
    { label: 'Status', value: 'starting' },
  ],
  actions: [{ label: 'Skip 5 minutes', onClick: () => {} }],
} satisfies FileRunProps
