import { lit, samples } from '../CodeBlock/fixture.ts'
import { codeTexts } from '../../elements/CopyButton/clipboard.fixture.ts'
import type { TryItProps } from './TryIt.tsx'
import type { TryItResponse } from './TryItAnswer.tsx'

export const accepted: TryItResponse = {
  status: 201,
  words: 'Created',
  size: '64 B',
  meaning: 'The machine is ordered.',
  duration: '3 ms',
  headers: [['Content-Type', 'application/json']],
  body: samples.answer,
}
export const refused: TryItResponse = {
  status: 400,
  words: 'Bad Request',
  meaning: 'The request is not valid.',
  duration: '2 ms',
  headers: [['Content-Type', 'application/json']],
  body: samples.failure('instances must be at least 1'),
}
export const empty: TryItResponse = { status: 204, words: 'No Content', meaning: 'The machine was changed.', duration: '1 ms', headers: [] }

export const tryIt = {
  texts: {
    title: 'Order a machine',
    note: 'A sandbox in this page answers. Nothing is sent.',
    required: 'required',
    none: 'Not set',
    language: 'Language of your request',
    send: 'Send',
    optional: (set, all) => `Optional, ${set} of ${all} set`,
    asCode: 'Request as code',
    headers: 'Headers',
    body: 'Body',
    noBody: 'The response has no body.',
    code: codeTexts,
  },
  fields: [
    { name: 'instances', label: 'instances', type: 'integer', kind: 'text', required: true, hint: 'Number of machines. At least 1.' },
    { name: 'disk', label: 'machine.disk', type: 'string', kind: 'select', options: ['HDD', 'SSD'], hint: 'Kind of disk.' },
    { name: 'ports', label: 'machine.ports', type: 'object[]', kind: 'textarea', hint: 'Ports to open, as JSON.' },
  ],
  values: { instances: '1', disk: 'SSD', ports: '[{ "port": 22, "protocol": "tcp" }]' },
  samples: [
    { id: 'curl', label: 'cURL', lines: lit('curl -X POST "https://api.meridian.example/machines"') },
    { id: 'typescript', label: 'TypeScript', lines: lit('await fetch("https://api.meridian.example/machines")') },
    { id: 'python', label: 'Python', lines: lit('import urllib.request') },
  ],
  facts: [
    { label: 'Balance', value: '$49.58' },
    { label: 'Time', value: '11:08' },
  ],
  actions: [{ label: 'Start over', onClick: () => {} }],
  onChange: () => {},
  onSend: () => {},
} satisfies TryItProps
