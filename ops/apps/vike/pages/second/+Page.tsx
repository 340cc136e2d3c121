import { Heading } from '@onenode/design-system/heading'

export function Page() {
  return <Heading level={1}>The second page</Heading>
}
