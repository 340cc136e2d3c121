import type { CodeLine } from '../../elements/code/code-lines.ts'
import { network } from '../../fixtures/world.ts'
import type { CodeSampleProps } from './CodeSample.tsx'

const rule = /(?<comment>(?<!\S)(?:#|\/\/).*)|(?<string>"[^"]*")|(?<keyword>\b(?:const|await)\b|^curl(?= ))|(?<plain>.+?(?=$|\b|["#/]))/g

/** Simple tokens for stories; the site has its own highlighter. */
export const paint = (code: string): CodeLine[] =>
  code.split('\n').map((line) =>
    [...line.matchAll(rule)].map(({ 0: text, groups = {} }) => ({
      text,
      kind: groups['comment'] ? 'comment' : groups['string'] ? 'string' : groups['keyword'] ? 'keyword' : 'plain',
    })),
  )

/** Order in four languages. */
export const order = {
  label: 'order a machine',
  alt: 'One order, in four languages.',
  note: 'preview',
  tabsLabel: 'Language',
  languages: [
    {
      label: 'TypeScript',
      lines: paint(`const job = await client.jobs.create({
  name: "train-01",
  machine: "4x-h100-80gb",
  ports: [{ port: 22, protocol: "tcp" }],
});
// one call, any network`),
      highlights: ['"train-01"'],
    },
    {
      label: 'Python',
      lines: paint(`job = client.jobs.create(
    name="train-01",
    machine="4x-h100-80gb",
)
# one call, any network`),
      highlights: ['"train-01"'],
    },
    {
      label: 'cURL',
      lines: paint(`curl ${network.api}/v1/jobs \\
  -H "Authorization: Bearer $MERIDIAN_KEY" \\
  -d '{ "name": "train-01" }'`),
    },
    { label: 'CLI', lines: paint('meridian jobs create train-01 --machine 4x-h100-80gb') },
  ],
  networksLabel: 'Networks that answer',
  networks: ['Lagos', 'Haifa', 'Lviv', 'Hamburg', 'Da Nang', 'Toronto'],
} satisfies CodeSampleProps
