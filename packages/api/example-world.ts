import { brand } from '@workspace/tokens/brand.ts'

/**
 * The pages, samples, contracts and tests show these values. At `moment`, `web-1` is running, the provider has terminated `old-1`, and one
 * deployment has run for 90 of its 1440 minutes. The values are well formed and belong to nobody. The private half of the SSH key was
 * deleted, and 203.0.113.0/24 is reserved for documentation (RFC 5737).
 */
export const world = {
  moment: '2026-01-14T11:03:00Z',
  size: { cpu: 2, ram: 4, storage: 25, slug: 'cpu-2-ram-4gb-storage-25gb' },
  country: 'DE',
  city: 'Frankfurt',
  pricePerEpoch: '0.42',
  highestPrice: '1.50',
  nextBillingTime: '2026-01-14T17:55:00Z',
  image: {
    id: '9c1f4e02-6d3b-4a58-8f27-b0e5d7a91c34',
    url: `${brand.imagesHost}/ubuntu-24.04.img`,
    username: 'ubuntu',
    changedAt: '2026-01-01T00:00:00Z',
  },
  sshKey: {
    id: 'b83d5c17-20fa-4e69-9d41-7c6e08f3a952',
    name: 'laptop',
    file: '~/.ssh/id_ed25519.pub',
    text: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJipIsKhbOgPPs90dk6xZlfreB7m8enznE06modsUBKb dev@laptop',
  },
  /** The example of an update renames this VM and opens port 80. */
  web: {
    id: '0x5f2c81d0a7b34e96c25f0d18e9b47a63c1d89a01',
    name: 'web-1',
    newName: 'web-main',
    ip: '203.0.113.24',
    ports: [22, 443],
    newPorts: [22, 80, 443],
    termination: '0x9e1d3b7a60c2f84d5519e07ab3c6d218f40e97b5a1c83d62e7f0b94d25a6c831',
  },
  old: { id: '0x77ab02c9e4135d8f6a91b7c03e52d46f80bc10ff', name: 'old-1' },
  hardware: { id: 203, name: 'H100', brand: 'NVIDIA', most: 8, available: 14, price: 1.49 },
  providers: { preferred: 'network-a', excluded: 'network-b' },
  locations: [
    { id: 1, iso2: 'US', name: 'United States', available: 6 },
    { id: 4, iso2: 'DE', name: 'Germany', available: 2 },
  ],
  deployment: {
    id: '3f2b6a54-8c1d-4e77-9a20-5d0c7e1b44aa',
    hours: 24,
    moreHours: 12,
    image: 'docker.io/library/nginx:1.27',
    port: 80,
    createdAt: '2026-01-14T09:30:00Z',
    startedAt: '2026-01-14T09:33:00Z',
  },
  container: {
    id: 'c-7f3a',
    device: 'b7e0c2de-1f5a-4a0b-8f3e-2f1d6c9a0e11',
    createdAt: '2026-01-14T09:31:00Z',
    pulledAt: '2026-01-14T09:32:00Z',
    loggedAt: '2026-01-14T09:34:02Z',
    url: `https://c-7f3a.${brand.containersDomain}`,
  },
} as const
