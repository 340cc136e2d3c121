import { Heading } from '@onenode/design-system/heading'

export default function Second() {
  return <Heading level={1}>The second page</Heading>
}
