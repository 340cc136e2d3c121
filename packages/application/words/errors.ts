import { application, type FieldName } from './application.ts'
import { brand } from '@workspace/tokens/brand.ts'

const label = (name: FieldName) => application.fields[name].label

export const messages: Record<FieldName, string> = {
  firstName: 'Enter your first name',
  lastName: 'Enter your last name',
  companyEmail: 'Enter your company email',
  companyName: 'Enter your company name',
  roleAtCompany: 'Enter your role at the company',
  locationOfGPUs: 'Enter the location of your GPUs',
  typeOfGPUs: 'Enter the type of your GPUs',
  numberOfGPUs: 'Enter a whole number of GPUs, 1 or more',
  gpuSetupDescription: 'Choose the GPU setup that fits best',
  moreInfoPreference: 'Choose how you would like to learn more',
  callPreference: 'Enter when and how we should call you, or leave it empty',
  capitalContribution: 'Send true or false for the interest in capital contribution',
  emailConsent: application.consentMissing,
}

export const problems = {
  tooLong: (name: FieldName, maxLength: number) => `${label(name)}: use ${maxLength} characters or fewer`,
  characters: (name: FieldName) => `${label(name)}: remove characters that cannot be shown`,
  link: (name: FieldName) => `${label(name)}: leave out https:// and www., and write company.com`,
  markup: (name: FieldName) => `${label(name)}: remove the HTML or BBCode tags, such as <a href> or [url]`,
  letter: (name: FieldName) => `${label(name)}: use at least one letter`,
  letterOrDigit: (name: FieldName) => `${label(name)}: use at least one letter or digit`,
  email: 'Enter an email address in the format name@company.com',
  mailboxLetters: `${label('companyEmail')}: our mail service can't deliver to addresses with letters such as ü before the @. Enter an address with the letters a to z.`,
  mailbox: `${label('companyEmail')}: before the @, use up to 64 characters, and no dot at the start, at the end or beside another dot`,
  personal: `Use your company email: we cannot take Gmail and other personal addresses here. No company address? Write to ${brand.email}.`,
  digits: (name: FieldName) => `${label(name)}: use digits only, such as 1000`,
  oneNumber: (name: FieldName, offers: readonly number[]) =>
    `${label(name)}: enter one whole number and no other digits, such as ${offers.join(' or ')}`,
  tooMany: (name: FieldName, max: number) => `${label(name)}: enter a number up to ${max.toLocaleString('en-US')}`,
  applicationId: 'Send a UUID as applicationId, or leave it out',
} as const
