import { themeScript } from '@onenode/design-system'

export function Head() {
  return <script dangerouslySetInnerHTML={{ __html: themeScript }} />
}
