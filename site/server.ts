import { applicationFailures, submitAgain, tryAgain } from './content/application-failures.ts'
import { errors, home } from './content/errors.ts'
import { suggestedPages } from './docs/navigation/suggested-pages.ts'
import { cardSize, inlineScript, paths, render } from './entry-server.tsx'
import type { Site } from './server/http/pages.ts'

/** Gives the pages and words of the site to its host. */
export const site: Site = {
  paths,
  render,
  suggestedPages,
  inlineScript,
  cardSize,
  words: { failures: { applicationFailures, submitAgain, tryAgain }, error: { title: errors.title, ...errors.server, home } },
}
