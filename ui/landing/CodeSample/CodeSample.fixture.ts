import type { CodeSampleProps } from './CodeSample.tsx'

/** One order in four languages. */
export const order = {
  label: 'order a machine',
  alt: 'One order, in four languages.',
  note: 'preview',
  tabsLabel: 'Language',
  languages: [
    {
      label: 'TypeScript',
      code: `const job = await fields.jobs.create({
  name: "rye-01",
  machine: "mower-4-rows",
  area: [{ field: 22, unit: "ha" }],
});
// one call, any barn`,
      highlights: ['"rye-01"'],
    },
    {
      label: 'Python',
      code: `job = fields.jobs.create(
    name="rye-01",
    machine="mower-4-rows",
)
# one call, any barn`,
      highlights: ['"rye-01"'],
    },
    {
      label: 'cURL',
      code: `curl https://api.fields.example/v1/jobs \\
  -H "Authorization: Bearer $FIELDS_KEY" \\
  -d '{ "name": "rye-01" }'`,
    },
    { label: 'CLI', code: `fields jobs create rye-01 --machine mower-4-rows` },
  ],
  networksLabel: 'Barns that answer',
  networks: ['Northbarn', 'Eastfield', 'Millhouse', 'Southgate', 'Riverside', 'Hilltop'],
} satisfies CodeSampleProps
