import { statuses, type FailureWords } from './answers.ts'
import type { LoadedPages } from './pages.ts'

const failures: FailureWords = {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the names.
  applicationFailures: Object.fromEntries(
    Object.keys(statuses).map((code) => [code, `Words for ${code}.`]),
  ) as FailureWords['applicationFailures'],
  tryAgain: (seconds) => `Try again in ${seconds} s.`,
  submitAgain: (seconds) => `Submit again in ${seconds} s.`,
  goBack: 'Go back.',
}

/** Pages for tests of the server. */
export const fakePages: LoadedPages = {
  form: (reply) => `<form>${JSON.stringify(reply)}`,
  received: (reference, isDelayed) => `<h1>${reference}${isDelayed ? ' delayed' : ''}`,
  notFound: () => '<h1>404</h1>',
  words: { failures, error: { title: 'Failed', status: '500', advice: 'Write to', home: { href: '/', label: 'Home' } } },
  scriptHashes: [],
}
