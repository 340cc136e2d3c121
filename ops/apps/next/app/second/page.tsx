import { Heading } from '@onenode/design-system'

export default function Second() {
  return <Heading level={1}>The second page</Heading>
}
