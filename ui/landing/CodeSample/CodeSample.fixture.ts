import type { CodeLine } from '../../elements/code/code-lines.ts'
import { network } from '../../fixtures/sample-data.ts'
import { copyTexts } from '../../elements/CopyButton/clipboard.fixture.ts'
import { example } from '../section/panel.fixture.ts'
import type { CodeSampleProps } from './CodeSample.tsx'

const rule = /(?<comment>(?<!\S)(?:#|\/\/).*)|(?<string>"[^"]*")|(?<keyword>\b(?:const|await)\b|^curl(?= ))|(?<plain>.+?(?=$|\b|["#/]))/g

/** Highlights code for stories. The site has its own highlighter. */
export const paint = (code: string): CodeLine[] =>
  code.split('\n').map((line) =>
    [...line.matchAll(rule)].map(({ 0: text, groups = {} }) => ({
      text,
      kind: groups['comment'] ? 'comment' : groups['string'] ? 'string' : groups['keyword'] ? 'keyword' : 'plain',
    })),
  )

/** Order of a container in four languages. */
export const order = {
  id: 'order-form',
  number: '04',
  title: 'One order form',
  description: 'One call reaches every network.',
  additionalText: 'The same fields in every language.',
  tabsLabel: 'Language',
  copyTexts,
  languages: [
    {
      label: 'TypeScript',
      lines: paint(`// one call, any network
const job = await client.jobs.create({
  name: "train-01",
  machine: "4x-h100-80gb",
  image: "nginx:1.27",
  ports: [{ port: 22, protocol: "tcp" }],
});
console.log(job.id);`),
    },
    {
      label: 'Python',
      lines: paint(`# one call, any network
job = client.jobs.create(
    name="train-01",
    machine="4x-h100-80gb",
    image="nginx:1.27",
    ports=[{"port": 22, "protocol": "tcp"}],
)
print(job.id)`),
    },
    {
      label: 'cURL',
      lines: paint(`curl ${network.api}/v1/jobs \\
  -H "Authorization: Bearer $MERIDIAN_KEY" \\
  -d "{
    name: train-01,
    machine: 4x-h100-80gb,
    image: nginx:1.27,
    ports: [22]
  }"`),
    },
    { label: 'CLI', lines: paint('meridian jobs create train-01 --machine 4x-h100-80gb') },
  ],
  run: { label: 'Run it here', href: '/docs/api/jobs#create', note: 'nothing is charged' },
  response: {
    label: 'Answer',
    lines: paint(`{
  "id": "job-4471",
  "name": "train-01"
}`),
    later: paint(`# a minute later
{ "id": "job-4471", "status": "running" }`),
    mark: '"running"',
    stamp: example,
    note: 'about a minute',
  },
  networks: {
    label: 'Networks that answer',
    names: ['Lagos', 'Haifa', 'Lviv', 'Hamburg', 'Da Nang', 'Toronto'],
    note: 'six of 9 networks',
    stamp: { kind: 'stated', label: 'stated', number: 'S8', href: '#figures-s8' },
  },
} satisfies CodeSampleProps
