import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CallPath } from './CallPath.tsx'

test.each([
  ['/machines/{machineId}', ['/machines', '/{machineId}']],
  ['/vm_offers/list', ['/vm_offers', '/list']],
  ['/enterprise/available_replicas_of_all', ['/enterprise', '/available_', 'replicas_', 'of_', 'all']],
])('breaks the path %s before slashes and inside long parts', (path, parts) => {
  expect(renderToString(<CallPath path={path} />)).toBe(`<bdi dir="ltr">${parts.join('<wbr/>')}</bdi>`)
})
