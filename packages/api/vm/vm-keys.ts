import * as z from 'zod'
import { defineVmCalls } from '../errors.ts'
import { world } from '../example-world.ts'
import { spec } from '../described.ts'
import { publicKey } from '../values/values.ts'
import { sshKey } from './vm-objects.ts'

const tag = 'SSH keys'
const { sshKey: key } = world
const keyExample = { keyId: key.id, name: key.name, publicKey: key.text }

/** Source: specification. */
export const keyCalls = defineVmCalls({
  listSshKeys: {
    method: 'GET',
    path: '/ssh_keys',
    title: 'List SSH keys',
    summary: 'Lists the SSH keys of your account.',
    tag,
    success: {
      description: 'The keys.',
      provenance: 'spec',
      schema: spec.list('SSH keys of the account.', sshKey),
      example: [keyExample],
    },
    errors: { failed: 'The SSH keys could not be listed.' },
    cli: 'onenode ssh-keys list --output json',
  },
  addSshKey: {
    method: 'POST',
    path: '/ssh_keys',
    title: 'Add an SSH key',
    summary: 'Adds a public key to your account.',
    tag,
    request: z.strictObject({
      name: z.string().min(1).meta(spec('Name of the key in your account.')),
      publicKey: publicKey.check(z.meta(spec('Text of the public key.'))),
    }),
    example: { body: { name: key.name, publicKey: key.text } },
    success: [
      { status: 201, description: 'The key was added.', schema: sshKey, example: keyExample },
      { status: 200, description: 'The account had the key already.', schema: sshKey, example: keyExample },
    ],
    errors: { invalid: 'publicKey must be an RSA, ECDSA or ED25519 public key.', failed: 'The SSH key could not be added.' },
    cli: `onenode ssh-keys add ${key.name} ${key.file}`,
  },
  deleteSshKey: {
    method: 'DELETE',
    path: '/ssh_keys',
    title: 'Remove an SSH key',
    summary: 'Removes a public key from your account.',
    tag,
    request: z.strictObject({ keyId: z.string().min(1).meta(spec('Identifier of the key.')) }),
    example: { body: { keyId: key.id } },
    success: { description: 'The key was removed. The response has no body.' },
    errors: { invalid: 'keyId is required.', failed: 'The SSH key could not be removed.' },
    cli: `onenode ssh-keys remove ${key.id}`,
  },
})
