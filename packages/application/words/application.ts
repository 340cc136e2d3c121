/** The page, the email and the error messages share these labels. */
export const application = {
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
    gpuSetupDescription: { label: 'GPU setup' },
    moreInfoPreference: { label: 'How would you like to learn more?', short: 'Wants to learn more by' },
    callPreference: {
      label: 'When and how should we call you?',
      short: 'Call',
      hint: 'For example: weekdays 9:00 to 12:00 UTC, by phone +234 1 555 0100',
    },
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
    moreInfoPreference: { demo: 'Request a Demo', call: 'Schedule a Call', written: 'Receive Written Information' },
  },
  referralSources: { access: 'Access Compute Network', provide: 'Start Providing Compute', partner: 'Become a Partner' },
  consentMissing: 'Please check the email consent checkbox to submit the form',
} as const

export type FieldName = keyof typeof application.fields
