import { Host } from '../../shared/Host'

export default function Home() {
  return <Host />
}
