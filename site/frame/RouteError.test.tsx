import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { RouteError } from './RouteError.tsx'

/** Returns the text of the error screen after a loader has failed. */
async function screenAfter(failure: unknown): Promise<string> {
  const handler = createStaticHandler([
    { path: '/', errorElement: <RouteError />, element: <p>The page</p>, loader: () => Promise.reject(failure) },
  ])
  const context = await handler.query(new Request('http://site.example/'))
  if (context instanceof Response) throw new Error('The router returned a response instead of rendering.')
  return renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

test('shows the status and status text of a thrown Response', async () => {
  expect(await screenAfter(new Response(null, { status: 410, statusText: 'This page was taken away.' }))).toContain(
    '410 This page was taken away.',
  )
})

test('shows the status of a Response without a status text', async () => {
  expect(await screenAfter(new Response(null, { status: 418 }))).toContain('418 Something on this page went wrong.')
})

test('shows 500 and the message of an error', async () => {
  const screen = await screenAfter(new Error('The figures cannot be read.'))
  expect(screen).toContain('500 The figures cannot be read.')
  expect(screen).toContain('Return to Home')
})
