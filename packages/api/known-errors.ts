import { brand } from '@workspace/tokens/brand.ts'
import { compileMessage } from './error-form.ts'

/**
 * Message templates by the anchor of the error on the page about errors. `FIELD` stands for the name of a field, and `…` stands for any
 * text. If a message matches several errors, the first error applies.
 */
export const knownErrors: Readonly<Record<string, readonly string[]>> = {
  'key-is-missing-or-invalid': ['Forbidden: missing or invalid API key.', '403 Forbidden'],
  'field-is-missing': ['FIELD is required.', 'Field required.'],
  'field-is-unknown': ['FIELD is not a field of this call.', 'FIELD is not a parameter of this call.', 'Extra inputs are not permitted.'],
  'ssh-key-is-not-a-public-key': [
    'FIELD must be an RSA, ECDSA or ED25519 public key.',
    'FIELD is … and not an RSA, ECDSA or ED25519 public key.',
    'FIELD has … keys, and takes only one.',
    'FIELD has … before the key, and the API takes no options.',
    'FIELD has no type before its data.',
    'FIELD begins with …, and its data is that of a key of the type ….',
    'FIELD is cut or changed: its data is not that of a complete key.',
  ],
  'text-has-the-wrong-form': [
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
    'Input should not contain a space or a line break.',
    'FIELD has @ without a digest after it: ….',
    'FIELD must be a decimal number as text.',
    'FIELD must be an amount with at most two decimals.',
    'Input should be a JSON array of integers.',
    'Input should be a valid UUID.',
  ],
  'value-has-the-wrong-type': [
    'FIELD must be an integer.',
    'FIELD must be a string.',
    'FIELD must be a list.',
    'FIELD must be an object.',
    'Input should be a valid integer.',
    'Input should be a valid string.',
    'Input should be a valid list.',
    'Input should be a valid dictionary.',
  ],
  'number-is-too-low': ['FIELD must be at least ….', 'Input should be greater than or equal to ….'],
  'number-is-too-high': ['FIELD must be at most ….', 'Input should be less than or equal to ….'],
  'list-is-too-short-or-too-long': ['FIELD must have at least ….', 'FIELD must have at most ….'],
  'text-is-empty': ['FIELD must not be empty.', 'String should have at least 1 character.'],
  'body-is-not-json': [
    'The body must be JSON.',
    'The body must be JSON. Send the header Content-Type: application/json.',
    'The body must be an object.',
  ],
  'value-is-not-one-of-the-choices': ['FIELD must be ….', 'Input should be ….'],
  'call-is-unknown': ['There is no call ….', 'There is no call …. Use ….', '… has no …. Use ….'],
  'balance-is-too-low': ['The balance of … does not cover …. Top up.'],
  'balance-would-be-too-high': ['amountUsdc is too high. The highest balance is …, and you have ….'],
  'no-machine-fits': [
    'constraints match no machine on offer. Search the marketplace with the same constraints to see which one excludes it.',
    'instances is …, and the machines that fit have room for ….',
  ],
  'locations-are-full': ['The locations have no room for …. GET … says how many fit.'],
  'identifier-is-unknown': [
    'No VM of this account has the identifier …. GET /vms/v3 lists yours.',
    'No SSH key of this account has the identifier …. GET /ssh_keys lists yours.',
    'No running VM of this account has the identifier ….',
    'No deployment of this account has the identifier …. GET … lists yours.',
    'No container of this deployment has the identifier ….',
    'No hardware has the identifier …. GET … lists it.',
    'No location has the identifier …. GET … lists them.',
  ],
  'vm-has-ended': ['The VM … is Terminated and cannot be changed.'],
  'deployment-has-ended': ['The deployment … has ended.', 'The deployment … is …. Only a running deployment can be extended.'],
  'server-failed': ['The … could not be ….'],
  'deployyml-is-not-valid': [
    'FIELD is missing. Write …',
    'FIELD is empty. Write …',
    'FIELD …. Write: …',
    'FIELD …. Write …',
    '… is not a field of deploy.yml. …',
    'FIELD is in the same group twice. Delete one of the two lines.',
    '…, which is in the list twice. Delete one of the two.',
    'FIELD has the text … and fields below it. …',
    'FIELD is not closed, or not indented as the lines around it. …',
    'FIELD lacks a comma, a quote, a bracket or a colon. …',
    'FIELD is a name that YAML does not read as text. …',
    'The file has a line that is not a field. Delete …',
    'The file begins with a dash, which makes it a list. Delete the dash.',
    'The file has both deploy and vm. …',
    'The file has neither deploy nor vm. …',
    'This is … and not a deploy.yml. …',
    'This is a private key, which must stay on your computer. …',
    'Every line begins with …. Copy the file without it.',
    'The text has the color codes of a terminal. …',
    'The lines end with a carriage return (U+000D) alone. …',
    'The aliases of the file (*name) repeat too many values. …',
  ],
}

const forms = Object.entries(knownErrors).flatMap(([id, messages]) => messages.map((message) => ({ id, form: compileMessage(message) })))

export const findErrorUrl = (message: string): string => {
  const found = forms.find(({ form }) => form.test(message))
  return `${brand.errorsPage}${found ? `#${found.id}` : ''}`
}
