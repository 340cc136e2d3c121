import type { Status } from './status.ts'

/** A component as its stories and its source describe it. */
export interface Reviewed {
  id: string
  name: string
  tags: readonly string[]
  hasKeys: boolean
  /** Its source has a live region. */
  announces: boolean
  /** A page of the site imports it. */
  isUsed: boolean
}

interface Release {
  version: string
  /** Text of all changesets. */
  changesets: string
}

const file = '.storybook/guides/status.ts'
const gapNames = ['operated', 'heard', 'unused'] as const satisfies Status['open']
const openIn = (open: Status['open']) => `open: [${open.map((gap) => `'${gap}'`).join(', ')}]`
const lineOf = (id: string, { since, open }: Status) => `'${id}': { since: '${since}', ${openIn(open)} },`

/** Gaps that the code of a component allows. Only a person can remove `operated` and `heard`, and only a page `unused`. */
function possible({ hasKeys, announces, isUsed }: Reviewed): Status['open'] {
  const allowed = { operated: hasKeys, heard: announces, unused: !isUsed }
  return gapNames.filter((gap) => allowed[gap])
}

/** Compares the status of each component with its code. Each message names the file and the line to write. */
export function statusFaults(
  components: readonly Reviewed[],
  status: Readonly<Record<string, Status>>,
  { version, changesets }: Release,
): string[] {
  const ids = new Set(components.map(({ id }) => id))
  const announced = [...changesets.matchAll(/^New: ([^.]*)\./gm)].map(([, names]) => names).join()
  return [
    ...Object.keys(status)
      .filter((id) => !ids.has(id))
      .map((id) => `${file}: remove the line of '${id}', which has no stories.`),
    ...components.flatMap((component) => {
      const { id, name, tags, isUsed } = component
      const own = status[id]
      if (!own) return [`${file}: add the line ${lineOf(id, { since: 'next', open: possible(component) })}`]
      const faults: string[] = []
      const write = (right: Partial<Status>, why: string) =>
        faults.push(`${file}: write the line ${lineOf(id, { ...own, ...right })} because ${why}.`)

      const isNamed = changesets.includes(`\`${name}\``)
      if (own.since === 'next' && !isNamed)
        faults.push(`.changeset/${id}.md: add the line New: \`${name}\`. because ${file} says since: 'next' of '${id}'.`)
      else if (own.since !== 'next' && announced.includes(`\`${name}\``)) write({ since: 'next' }, 'a changeset announces it as new')
      else if (own.since !== 'next' && own.since.localeCompare(version, 'en', { numeric: true }) > 0)
        write({ since: 'next' }, `the version is ${version}`)

      const open = possible(component).filter((gap) => gap === 'unused' || own.open.includes(gap))
      if (own.open.some((gap) => !open.includes(gap)) || open.some((gap) => !own.open.includes(gap))) {
        const reasons = {
          operated: 'its guide has no keys',
          heard: 'its source has no live region',
          unused: isUsed ? 'a page of the site uses it' : 'no page of the site uses it',
        }
        const wrong = gapNames.filter((gap) => own.open.includes(gap) !== open.includes(gap))
        write({ open }, wrong.map((gap) => reasons[gap]).join(' and '))
      }

      const tag = open.length === 0 ? 'a11y:reviewed' : 'a11y:open'
      if (!tags.includes(tag)) faults.push(`${name}.stories.tsx: write the tag '${tag}', as ${file} says ${openIn(open)} of '${id}'.`)
      return faults
    }),
  ]
}
