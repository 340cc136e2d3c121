import { FactList } from '../../ui/form/FactList/FactList.tsx'
import { application } from '../content/application.ts'
import { Prose } from './Prose.tsx'
import type { Way } from './useWay.ts'

const { title, ways } = application.purposes

/** Whom the form is for, and where the others go; the way of the link that led here is marked. */
export const Purposes = ({ way }: { way: Way | undefined }) => (
  <FactList
    title={title}
    items={(['provide', 'access', 'partner'] as const).map((key) => ({ name: ways[key].name, text: <Prose parts={ways[key].text} />, current: key === way }))}
  />
)
