/** Every word of the application form: the page shows them, the mail repeats the labels. */
export const application = {
  title: 'Cloud Host Application Form',
  lead: 'Tell us about your hardware. We read every application and answer by email.',
  /** The lead for those who came by one of the landing page's three ways; as long as the lead itself, so that nothing moves. */
  greetings: {
    access: 'You want to use the network. Tell us what you run today; we answer by email.',
    provide: 'You want to provide compute. Tell us about your hardware; we answer by email.',
    partner: 'You want to connect a network. Tell us what you operate; we answer by email.',
  },
  optional: '(optional)',
  honeypot: 'Leave this field empty',
  groups: {
    personal: 'Personal Information',
    infrastructure: 'Infrastructure Details',
    communication: 'Communication Preferences',
    additional: 'Additional Options',
  },
  fields: {
    firstName: { label: 'First name' },
    lastName: { label: 'Last name' },
    companyEmail: { label: 'Company email', hint: 'Must be a company email; Gmail and other personal emails will be rejected.' },
    companyName: { label: 'Company name' },
    roleAtCompany: { label: 'Role at company' },
    locationOfGPUs: { label: 'Location of GPUs', hint: 'For example: Lagos, Nigeria' },
    typeOfGPUs: { label: 'Type of GPUs', hint: 'For example: NVIDIA H100 80GB' },
    numberOfGPUs: { label: 'Number of GPUs' },
    gpuSetupDescription: { label: 'GPU setup', placeholder: 'Choose one' },
    moreInfoPreference: { label: 'How would you like to learn more?', short: 'Wants to learn more by' },
    capitalContribution: { label: 'I am interested in capital contribution', short: 'Interest in capital contribution' },
    emailConsent: { label: 'I agree to be contacted by email about this application', short: 'Email consent' },
  },
  options: {
    gpuSetupDescription: {
      'data-center': 'Enterprise Data Center',
      'cloud-infrastructure': 'Cloud Infrastructure Provider',
      'mining-farm': 'Mining Farm Conversion',
      'private-cluster': 'Private GPU Cluster',
      'research-institution': 'Research Institution',
      startup: 'Startup/Small Business',
      other: 'Other',
    },
    moreInfoPreference: {
      demo: 'Request a Demo',
      call: 'Schedule a Call',
      written: 'Receive Written Information',
    },
  },
  ways: {
    access: 'Access Compute Network',
    provide: 'Start Providing Compute',
    partner: 'Become a Partner',
  },
  consent: {
    missing: 'Please check the email consent checkbox to submit the form',
    given: 'Ready to submit!',
  },
  submit: { idle: 'Submit Application', busy: 'Submitting...' },
  success: 'Application submitted successfully! We\'ll be in touch soon.',
  error: 'Error submitting application. Please try again or contact us directly.',
  offline: 'You are offline. Your answers are kept: submit again when the connection is back.',
  reference: 'Reference',
  summary: 'There is a problem',
  errorTitlePrefix: 'Error: ',
  benefits: {
    title: 'Why Join the Network',
    items: [
      { title: 'Maximize Revenue', text: 'Idle hours are sold across every connected network.' },
      { title: 'Verifiable Execution', text: '1Proof shows that your hardware did the work.' },
      { title: 'Global Network', text: 'Demand reaches you from every region.' },
    ],
  },
} as const
