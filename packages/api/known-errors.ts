import { brand } from '@workspace/tokens/brand.ts'
import { compileMessage } from './error-form.ts'

export interface KnownError {
  /** Anchor on the errors page. */
  id: string
  /** Message templates. `FIELD` stands for the name of a field, `…` for any text. */
  messages: readonly string[]
  cause: string
  remedy: string
}

/** If a message matches several errors, the first one applies. */
export const knownErrors: readonly KnownError[] = [
  {
    id: 'key-is-missing-or-invalid',
    messages: ['Forbidden: missing or invalid API key.', '403 Forbidden'],
    cause: 'The key is missing, incomplete or in the header of the other API.',
    remedy:
      'Send `Authorization: Bearer <key>` to the VM API and `X-API-KEY: <key>` to the CaaS API. Check that the key does not end with a line break and that `ONENODE_API_KEY` is set in this shell.',
  },
  {
    id: 'field-is-missing',
    messages: ['FIELD is required.', 'The body is required.', 'Field required.'],
    cause: 'A required field is not in the request.',
    remedy: 'Add the field that the message or `loc` names.',
  },
  {
    id: 'field-is-unknown',
    messages: ['FIELD is not a field of this call.', 'FIELD is not a parameter of this call.', 'Extra inputs are not permitted.'],
    cause: 'The call has no field or parameter with this name, or the field belongs in another object.',
    remedy: 'Compare its name and position with the field tables of the call.',
  },
  {
    id: 'ssh-key-is-not-a-public-key',
    messages: [
      'FIELD must be an RSA, ECDSA or ED25519 public key.',
      'String should be an RSA, ECDSA or ED25519 public key.',
      'FIELD is … and not an RSA, ECDSA or ED25519 public key.',
      'FIELD has … keys in one text, and an item takes one.',
      'FIELD has … before the key, and the API takes no options.',
      'FIELD has no type before its data.',
      'FIELD begins with …, and its data is that of a key of the type ….',
      'FIELD is cut or changed: its data is not that of a complete key.',
    ],
    cause: 'The text is not a public SSH key of one of these types.',
    remedy: 'Copy the whole line of the file that ends in `.pub`. Never send the private key.',
  },
  {
    id: 'text-has-the-wrong-form',
    messages: [
      'FIELD must look like cpu-{n}-ram-{n}gb-storage-{n}gb.',
      'FIELD must be two capital letters: a country code of ISO 3166-1.',
      'FIELD must be a URL with https:// ….',
      'FIELD is … and not the URL of an image.',
      'FIELD is … and not the name of a container image.',
      'FIELD is on … that only your network can reach.',
      'FIELD has a user name or a password in it, and the image must be public.',
      'FIELD is …, which is in the list twice.',
      'Input should have a name of letters, ….',
      'Input should be the name of a container image, as docker pull takes it.',
      'FIELD must be a decimal number as text.',
      'FIELD must be an amount with at most two decimals.',
      'FIELD must be a URL.',
      'FIELD must be a UUID.',
      'FIELD must be a JSON array of integers.',
      'Input should be a JSON array of integers.',
      'Input should be a valid URL.',
      'Input should be a valid UUID.',
      'String should look like ….',
      'String should be ….',
    ],
    cause: 'The text does not have the format of the field: a size, a country code, a price, a URL, an identifier or a list in a query.',
    remedy: 'Use the format in the message, such as `DE`, `"1.50"` or `cpu-2-ram-4gb-storage-25gb`. Copy complete identifiers.',
  },
  {
    id: 'value-has-the-wrong-type',
    messages: [
      'FIELD must be an integer.',
      'FIELD must be a string.',
      'FIELD must be a list.',
      'FIELD must be an object.',
      'Input should be a valid integer.',
      'Input should be a valid string.',
      'Input should be a valid list.',
      'Input should be a valid dictionary.',
      'FIELD is not valid.',
      'Input is not valid.',
    ],
    cause: 'The value is text where a number belongs, a number where text belongs, or no list or object where one belongs.',
    remedy: 'Write numbers without quotes and text in quotes. Values of environment variables are text: `"8"`.',
  },
  {
    id: 'number-is-too-low',
    messages: ['FIELD must be at least ….', 'Input should be greater than or equal to ….'],
    cause: 'The number is below the lowest value of the field.',
    remedy: 'Send at least the number in the message. The lowest values are in [Limits](#limits).',
  },
  {
    id: 'number-is-too-high',
    messages: ['FIELD must be at most ….', 'Input should be less than or equal to ….'],
    cause: 'The number is above the highest value of the field.',
    remedy: 'Send at most the number in the message. The highest values are in [Limits](#limits).',
  },
  {
    id: 'list-is-too-short-or-too-long',
    messages: ['FIELD must have at least ….', 'FIELD must have at most ….', 'List should have at least ….', 'List should have at most ….'],
    cause: 'The list has fewer or more items than the field allows. A VM has at most 50 open ports and at least one SSH key.',
    remedy: 'Send as many items as the message allows.',
  },
  {
    id: 'text-is-empty',
    messages: ['FIELD must not be empty.', 'String should have at least 1 character.'],
    cause: 'The field is present, but its value is empty.',
    remedy: 'Enter a value, or omit the field if it is optional.',
  },
  {
    id: 'body-is-not-json',
    messages: [
      'The body must be JSON.',
      'The body must be JSON. Send the header Content-Type: application/json.',
      'The body must be an object.',
    ],
    cause: 'The body is missing, is not a valid JSON object, or has the wrong content type.',
    remedy: 'Send a JSON object and the header `Content-Type: application/json`.',
  },
  {
    id: 'value-is-not-one-of-the-choices',
    messages: ['FIELD must be ….', 'Input should be ….'],
    cause: 'The field accepts only the values in the message.',
    remedy: 'Send one of them, with the same spelling.',
  },
  {
    id: 'call-is-unknown',
    messages: ['There is no call ….', 'There is no call …. Use ….', '… has no …. Use ….'],
    cause: 'The path is misspelled, or the path has no call with this method.',
    remedy:
      'Compare method and path with the [VM calls](/docs/vm/api/overview#all-calls) and the [CaaS calls](/docs/caas/overview#api-reference).',
  },
  {
    id: 'balance-is-too-low',
    messages: ['The balance of … does not cover …. Top up.'],
    cause: 'A VM order charges one day immediately, and a deployment charges all its hours. The balance is lower than that.',
    remedy: '[Top up](/docs/vm/balance#top-up), or order less. Nothing was ordered.',
  },
  {
    id: 'balance-would-be-too-high',
    messages: ['amountUsdc is too high. The highest balance is …, and you have ….'],
    cause: 'A balance is at most $5,000.',
    remedy: 'Top up less.',
  },
  {
    id: 'no-machine-fits',
    messages: [
      'constraints match no machine on offer. Search the marketplace with the same constraints to see which one excludes it.',
      'instances is …, and the machines that fit have room for ….',
    ],
    cause: 'No current offer meets all constraints, or the offers have too little room for that many instances.',
    remedy:
      'Relax one constraint at a time: more countries, no hardware, a smaller size, a higher price. [Search offers](/docs/vm/api/offerings#search-offers) shows what fits.',
  },
  {
    id: 'locations-are-full',
    messages: ['The locations have no room for …. GET … says how many fit.'],
    cause: 'The locations of the order have too few free GPUs for all replicas.',
    remedy:
      'Ask for the [available replicas](/docs/caas/api/hardware#find-available-replicas), then add locations or order fewer replicas.',
  },
  {
    id: 'identifier-is-unknown',
    messages: [
      'No VM of this account has the identifier …. GET /vms/v3 lists yours.',
      'No SSH key of this account has the identifier …. GET /ssh_keys lists yours.',
      'No running VM of this account has the identifier ….',
      'No deployment of this account has the identifier …. GET … lists yours.',
      'No container of this deployment has the identifier ….',
      'No hardware has the identifier …. GET … lists it.',
      'No location has the identifier …. GET … lists them.',
    ],
    cause: 'The identifier is misspelled, belongs to another account, or no longer exists.',
    remedy: 'Copy it from the list that the message names, with a key of the same account.',
  },
  {
    id: 'vm-has-ended',
    messages: ['The VM … is Terminated and cannot be changed.'],
    cause: 'The VM was terminated by you or by its provider.',
    remedy: 'Order a new VM. If the provider terminated the VM, [finalize](/docs/vm/manage#finalize-a-terminated-vm) it.',
  },
  {
    id: 'deployment-has-ended',
    messages: ['The deployment … has ended.', 'The deployment … is …. Only a running deployment can be extended.'],
    cause: 'The deployment has used its hours, was destroyed, or is not running yet.',
    remedy: 'Wait while the status is `pending`. Otherwise, [deploy](/docs/caas/api/deploy) again. In the sandbox, choose “Start over”.',
  },
  {
    id: 'server-failed',
    messages: ['The … could not be ….'],
    cause: 'The request failed on the server. It may have had an effect before it failed.',
    remedy: 'Follow [Retries](#retries): repeat a call that only reads; before you repeat an order, look for it in the list.',
  },
  {
    id: 'deployyml-is-not-valid',
    messages: [
      'FIELD is missing. Write …',
      'FIELD is empty. Write …',
      'FIELD is an empty list. Write …',
      'FIELD is …. Write: …',
      'FIELD is not a field of deploy.yml. …',
      'FIELD is in the same group twice. Delete one of the two lines.',
      'FIELD has more than … items. Write …',
      'FIELD has …. Write: …',
      'FIELD begins with …, which begins …. Write: …',
      'FIELD ends before #, which begins a comment. Write: …',
      'The file is …. Write …',
      'The file has both deploy and vm. …',
      'The file has neither deploy nor vm. …',
      'The file is followed by a second document. …',
      'This is … and not a deploy.yml. …',
      'The file has more than … values with its aliases (*name). Write fewer.',
    ],
    cause:
      'The project file breaks a rule. The message names the line, the column and the field. It shows the line to write if that follows from the file, and otherwise says where to find the value.',
    remedy:
      'Write what the message says. [Check the file](/docs/cli/configuration#validation) in your browser. The exit code of the tool is 3.',
  },
]

const forms = knownErrors.flatMap(({ id, messages }) => messages.map((message) => ({ id, form: compileMessage(message) })))

export const findErrorUrl = (message: string): string => {
  const found = forms.find(({ form }) => form.test(message))
  return `${brand.site}/docs/errors${found ? `#${found.id}` : ''}`
}
