import { Host } from '../../../shared/Host'

export function Page() {
  return <Host />
}
