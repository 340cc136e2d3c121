import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { RouteError } from './RouteError.tsx'

/** The text of the screen that stands in the place of a route whose data ends with this. */
async function screenAfter(failure: unknown): Promise<string> {
  const handler = createStaticHandler([
    { path: '/', errorElement: <RouteError />, element: <p>The page</p>, loader: () => Promise.reject(failure) },
  ])
  const context = await handler.query(new Request('http://site.example/'))
  if (context instanceof Response) throw new Error('The router answered by itself.')
  return renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

test('a Response that was thrown shows its status and what it says', async () => {
  expect(await screenAfter(new Response(null, { status: 410, statusText: 'This page was taken away.' }))).toContain(
    '410 This page was taken away.',
  )
})

test('a Response without words shows its status all the same', async () => {
  expect(await screenAfter(new Response(null, { status: 418 }))).toContain('418 Something on this page went wrong.')
})

test('an error shows 500 and its message', async () => {
  const screen = await screenAfter(new Error('The figures cannot be read.'))
  expect(screen).toContain('500 The figures cannot be read.')
  expect(screen).toContain('Return to Home')
})
