import type { PageHead } from '../Head.tsx'
import type { Place } from './place.ts'

/** What a page of the documentation says about itself; the pages of a group share one picture. */
export const headOf = ({ about: { path, title, description }, group }: Pick<Place, 'about' | 'group'>): PageHead => ({
  path,
  title: group ? `${title} · Docs` : title,
  description,
  headline: group ?? title,
  ...(group && { pictured: `/docs/${group.toLowerCase().replaceAll(' ', '-')}` }),
})
