import { applicationFailures, submitAgain, tryAgain, goBack } from '@workspace/application/words/failures.ts'
import { errors, home } from './frame/words/errors.ts'
import { suggestedPages } from './docs/navigation/suggested-pages.ts'
import { cardSize, inlineScript, paths, render } from './render.tsx'
import type { Site } from '@workspace/host/http/pages.ts'

/** Pages and words of the site for its host. */
export const site: Site = {
  paths,
  render,
  suggestedPages,
  inlineScript,
  cardSize,
  words: { failures: { applicationFailures, submitAgain, tryAgain, goBack }, error: { title: errors.title, ...errors.server, home } },
}
