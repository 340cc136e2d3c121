import type { LoadedPages } from './pages.ts'

/** Pages for tests of the server. */
export const fakePages: LoadedPages = {
  formPath: '/form',
  receivedPath: '/form/received',
  errorWords: { title: 'Failed', status: '500', advice: 'Write to', home: { href: '/', label: 'Home' } },
  form: (reply) => `<form>${JSON.stringify(reply)}`,
  received: (reference, isDelayed) => `<h1>${reference}${isDelayed ? ' delayed' : ''}`,
  notFound: () => '<h1>404</h1>',
  scriptHashes: [],
  styleHashes: [],
}
