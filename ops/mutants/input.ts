import type { Mutant } from './mutant.ts'

const schema = 'packages/application/rules/schema.ts'
const characters = 'packages/application/rules/characters.ts'
const mail = 'packages/application/mail/mail.server.ts'
const schemaTest = 'packages/application/rules/schema.test.ts'
const mailTest = 'packages/application/mail/mail.test.ts'

/** Edits of the form's rules and of the mail. */
export const inputMutants: readonly Mutant[] = [
  {
    promise: 'Unknown keys are refused',
    file: schema,
    search: 'z.strictObject({',
    replacement: 'z.object({',
    tests: [schemaTest],
  },
  {
    promise: 'Invisible characters are taken out',
    file: characters,
    search: '\\\\p{Cc}\\\\p{Default_Ignorable_Code_Point}',
    replacement: '\\\\u200b',
    tests: [schemaTest],
  },
  {
    promise: 'Unpaired characters are refused',
    file: schema,
    search: '    z.refine(plain, problems.characters(name)),\n',
    replacement: '',
    tests: [schemaTest],
  },
  {
    promise: 'Joiners pass where a script needs them',
    file: characters,
    search: 'const plain = new RegExp(`^(?:${joining}${joiner}|',
    replacement: 'const plain = new RegExp(`^(?:',
    tests: [schemaTest],
  },
  {
    promise: 'A name has a letter',
    file: schema,
    search: '    z.regex(readable, unreadable),\n',
    replacement: '',
    tests: [schemaTest],
  },
  { promise: 'Links are refused', file: characters, search: 'link.test(text) || ', replacement: '', tests: [schemaTest] },
  {
    promise: 'A domain with a path is refused',
    file: characters,
    search: ' || address.test(text)',
    replacement: '',
    tests: [schemaTest],
  },
  {
    promise: 'A mailbox is what RFC 5321 allows',
    file: schema,
    search: '  z.regex(mailbox, problems.mailbox),\n',
    replacement: '',
    tests: [schemaTest],
  },
  {
    promise: 'Relays of personal mail are refused',
    file: 'packages/application/rules/company-email.server.ts',
    search: 'personalDomains.has(domain) || commonPersonalDomains',
    replacement: 'commonPersonalDomains',
    tests: ['packages/application/rules/company-email.test.ts'],
  },
  {
    promise: 'Universities are not',
    file: 'packages/application/rules/company-email.server.ts',
    search: '  if (companyDomains.has(domain)) return false\n',
    replacement: '',
    tests: ['packages/application/rules/company-email.test.ts'],
  },
  {
    promise: 'A domain in a name is no link in the mail',
    file: mail,
    search: '? withoutLinks(String(value))',
    replacement: '? String(value)',
    tests: [mailTest],
  },
  {
    promise: 'No answer adds an element to the mail',
    file: 'packages/application/mail/mail-html.server.ts',
    search: 'import { html, raw } from',
    replacement: 'import { raw as html, raw } from',
    tests: [mailTest],
  },
]
