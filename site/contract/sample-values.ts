import { brand } from '../content/brand.ts'

/**
 * Identifiers, keys and addresses of the samples: whole and well formed, and of nobody. The SSH key was made for this file and its
 * private half thrown away; 203.0.113.0/24 is reserved for documentation (RFC 5737).
 */
export const values = {
  runningVm: '0x5f2c81d0a7b34e96c25f0d18e9b47a63c1d89a01',
  terminatedVm: '0x77ab02c9e4135d8f6a91b7c03e52d46f80bc10ff',
  transaction: '0x9e1d3b7a60c2f84d5519e07ab3c6d218f40e97b5a1c83d62e7f0b94d25a6c831',
  publicIp: '203.0.113.24',
  image: `${brand.imagesHost}/ubuntu-24.04.img`,
  imageId: '9c1f4e02-6d3b-4a58-8f27-b0e5d7a91c34',
  sshKey: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJipIsKhbOgPPs90dk6xZlfreB7m8enznE06modsUBKb dev@laptop',
  sshKeyId: 'b83d5c17-20fa-4e69-9d41-7c6e08f3a952',
  deployment: '3f2b6a54-8c1d-4e77-9a20-5d0c7e1b44aa',
  container: 'c-7f3a',
  device: 'b7e0c2de-1f5a-4a0b-8f3e-2f1d6c9a0e11',
  serviceUrl: `https://c-7f3a.${brand.containersDomain}`,
  containerImage: 'docker.io/library/nginx:1.27',
} as const
