import { socialCardSize } from '#ui/shell/SocialCard/SocialCard.tsx'
import type { Site } from '@workspace/host/http/pages.ts'
import { formPath, receivedPath } from './paths.ts'
import { htmlDocument, type SiteManifest } from './document.ts'
import { webManifest } from './icons.ts'
import { isDocsPath, suggestedPages } from './docs/navigation/suggested-pages.ts'
import { errors, home } from './frame/words/errors.ts'
import { inlineScript, paths, render } from './render.tsx'

/** In development, Vite serves the sources. */
const sources = (): SiteManifest => ({
  pages: {},
  inlineScript: inlineScript(['/site/client.tsx']),
})

export const site: Site = {
  paths,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The build of this site wrote them.
  document: async (path, data, assets) => htmlDocument((assets as SiteManifest) ?? sources(), { ...(await render(path, data)), data }),
  suggestedPages: (path) => (isDocsPath(path) ? suggestedPages(path) : undefined),
  webManifest,
  formPath,
  receivedPath,
  errorWords: { title: errors.title, ...errors.server, home },
}

export const prerendering = { paths, render, inlineScript, cardSize: socialCardSize }
