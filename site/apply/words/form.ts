import { brand } from '@workspace/tokens/brand.ts'

const contact = { href: `mailto:${brand.email}`, label: brand.email }

// The first call of toLocaleString takes 200 ms on a slow phone.
const groupDigits = (number: number) => String(number).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')

const count = (number: number, one: string, many: string) => `${groupDigits(number)} ${number === 1 ? one : many}`

/** The labels are in `packages/application/words`, because the email uses them too. */
export const words = {
  title: 'Cloud Host Application Form',
  lead: 'Tell us about your hardware. We reply by email and set up your demo or call.',
  away: ['Looking to rent compute? ', { href: brand.links.console, label: 'Open the console' }, '. A partner? Write to ', contact, '.'],
  steps: { less: 'One GPU less', more: 'One GPU more' },
  preview: {
    label: 'Your node and your answers',
    node: 'Your node',
    networks: { gpu: 'GPU', storage: 'Storage', compute: 'Compute', network: 'Network' },
    none: [{ text: 'Enter your GPU count' }, { text: 'to fill the GPU quarter.' }],
    gpus: (gpus: number, perCell: number) => ({
      figure: count(gpus, 'GPU', 'GPUs'),
      text: perCell > 1 ? `, 1 cell = ${groupDigits(perCell)} GPUs` : ', 1 cell each',
    }),
    memory: (gigabytes: number) => ({ figure: `${groupDigits(gigabytes)} GB`, text: ' of GPU memory' }),
    answers: 'What will be sent',
    received: 'What we received',
    progress: (given: number, required: number) => `${given} of ${required}`,
    required: (progress: string) => `${progress} required`,
    total: (answers: number) => count(answers, 'answer', 'answers'),
    empty: 'empty',
    missing: 'missing',
    gone: 'Only the tab that sent them shows your answers; our team receives them by email.',
    /** Other answers use the label of their field. */
    labels: {
      companyEmail: 'Email',
      companyName: 'Company',
      roleAtCompany: 'Role',
      locationOfGPUs: 'Location',
      typeOfGPUs: 'Type',
      numberOfGPUs: 'GPUs',
      gpuSetupDescription: 'Setup',
      moreInfoPreference: 'Learn more',
      callPreference: 'Call',
      capitalContribution: 'Capital',
      emailConsent: 'Consent',
    },
    yes: 'Yes',
    no: 'No',
  },
  privacy: {
    title: 'What happens with your answers',
    lead: ({ readers, retentionDays }: { readers: number; retentionDays: number }) =>
      [
        `Your answers go by email to the team that reviews applications (${count(readers, 'inbox', 'inboxes')}).`,
        retentionDays > 0
          ? `This site deletes its own copy ${count(retentionDays, 'day', 'days')} after that email.`
          : 'This site keeps no copy of its own.',
        'You can have everything erased at any time.',
      ].join(' '),
    summary: 'Show the details',
    fields: 'What we receive',
    /** Values that the form sends in addition to its fields. */
    others: {
      referralSource: 'the button that led you here',
      elapsedMs: 'how long you took',
      website: 'whether a program filled in a hidden field',
      applicationId: 'a random number for this application',
    },
    network: 'until the email is sent, the address of your network, which limits how many applications come from it',
    and: 'Besides the fields of the form:',
    readers: 'Who reads it',
    readersText: ({ readers }: { readers: number }) =>
      `The team that reviews host applications (${count(readers, 'inbox', 'inboxes')}). A mail service carries the email.`,
    kept: 'How long it is kept',
    keptText: ({ retentionDays }: { retentionDays: number }) =>
      [
        'Until you submit, only this browser tab keeps your answers.',
        retentionDays > 0
          ? `Then this site stores them until the email is sent, and deletes them ${count(retentionDays, 'day', 'days')} after that.`
          : 'Then this site sends them and stores nothing.',
        'The email stays in the inboxes until the team deletes it.',
      ].join(' '),
    erased: 'How to have it erased',
    erasedText: ['Write to ', contact, ' from your company email. We erase the stored application and the emails.'],
  },
  optional: '(optional)',
  honeypot: 'Leave this field empty',
  ready: 'Ready to submit!',
  correct: (errors: number) =>
    errors === 1 ? 'Correct the field that is named above.' : `Correct the ${errors} fields that are named above.`,
  submit: { idle: 'Submit Application', busy: 'Submitting...' },
  sending: 'Sending your application.',
  success: "Application submitted successfully! We'll be in touch soon.",
  stored: "We have received and stored your application. Its email to our team is delayed. You don't need to do anything.",
  error: 'Error submitting application. Please try again or contact us directly.',
  contact: 'Write to',
  kept: 'Your answers are saved.',
  offline: "You're offline. Your answers are saved. Submit again once you're back online.",
  outdated: 'This page is out of date. Your answers are saved. Reload it and submit again.',
  reference: 'Reference',
  received: {
    title: 'Application received',
    description: 'You can reload this page or open it again later.',
    question: ['To add something or ask a question, email', 'and quote the reference.'],
    copy: { label: 'Copy reference', copied: 'Copied', failed: 'Not copied' },
    print: 'Print',
    next: {
      read: { title: 'We read it', text: 'Our team gets your application by email and reads it.' },
      reply: {
        title: 'We reply',
        text: 'We email',
        email: 'your company email',
        after: ' the information, or a time for your demo or call.',
      },
    },
    docs: 'Read the documentation',
  },
  summary: (errors: number) => (errors === 1 ? 'There is a problem' : `There are ${errors} problems`),
  benefits: {
    title: 'Why Join the Network',
    items: [
      { title: 'Maximize Revenue', text: 'We sell your idle hours on every connected network.' },
      { title: 'Verifiable Execution', text: '1Proof shows that your hardware did the work.' },
      { title: 'Global Network', text: 'Demand reaches you from every region.' },
    ],
  },
} as const
