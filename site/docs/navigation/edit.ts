import { docsHome } from '../home.ts'

/** Address at which the source of a page is changed; none without a public repository. */
export const getEditUrl = (path: string, sources: string | undefined): string | undefined =>
  sources && `${sources}site${path}${path === docsHome.path ? '/index' : ''}.mdx`
