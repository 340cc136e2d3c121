import { docsHome } from '../home.ts'

/** Returns the URL at which readers can edit a page, if there is a public repository. */
export const getEditUrl = (path: string, sources: string | undefined): string | undefined =>
  sources && `${sources}site${path}${path === docsHome.path ? '/index' : ''}.mdx`
