import * as z from 'zod'
import type { Call } from './call.ts'
import { vmErrors } from './errors.ts'
import { sshKey } from './vm-objects.ts'
import { known, spec } from './provenance.ts'
import { values } from './sample-values.ts'

const tag = 'SSH keys'
const keyExample = { keyId: values.sshKeyId, name: 'laptop', publicKey: values.sshKey }

/** RSA, ECDSA and ED25519. Source: public documentation of comparable APIs. */
const publicKey = z.string().regex(/^(ssh-rsa|ecdsa-sha2-nistp(256|384|521)|ssh-ed25519) [A-Za-z0-9+/]+={0,2}( .*)?$/)

/** The calls for the SSH keys of an account. Source of the paths and of the request fields: specification §3, §7. */
export const keyCalls = [
  {
    id: 'listSshKeys',
    method: 'GET',
    path: '/ssh_keys',
    title: 'List SSH keys',
    summary: 'Lists the SSH keys of your account.',
    tag,
    auth: 'bearer',
    example: {},
    responses: [
      {
        status: 200,
        description: 'The keys.',
        provenance: 'spec',
        schema: z.array(sshKey).meta(spec('SSH keys of the account.')),
        example: [keyExample],
      },
      ...vmErrors,
    ],
    cli: 'onenode ssh-keys list --output json',
  },
  {
    id: 'addSshKey',
    method: 'POST',
    path: '/ssh_keys',
    title: 'Add an SSH key',
    summary: 'Adds a public key to your account.',
    tag,
    auth: 'bearer',
    request: z.strictObject({
      name: z.string().min(1).meta(spec('A name to know the key by.')),
      publicKey: publicKey.meta(known('The public key: RSA, ECDSA or ED25519.')),
    }),
    example: { body: { name: 'laptop', publicKey: values.sshKey } },
    responses: [
      { status: 201, description: 'The key is added.', provenance: 'public', schema: sshKey, example: keyExample },
      { status: 200, description: 'The key was there already.', provenance: 'public', schema: sshKey, example: keyExample },
      ...vmErrors,
    ],
    cli: 'onenode ssh-keys add laptop ~/.ssh/id_ed25519.pub',
  },
  {
    id: 'deleteSshKey',
    method: 'DELETE',
    path: '/ssh_keys',
    title: 'Remove an SSH key',
    summary: 'Removes a public key from your account.',
    tag,
    auth: 'bearer',
    request: z.strictObject({ keyId: z.string().min(1).meta(spec('The key to remove.')) }),
    example: { body: { keyId: values.sshKeyId } },
    responses: [{ status: 200, description: 'The key is removed.', provenance: 'public' }, ...vmErrors],
    cli: `onenode ssh-keys remove ${values.sshKeyId}`,
  },
] as const satisfies readonly Call[]
