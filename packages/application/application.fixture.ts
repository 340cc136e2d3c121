/** A complete application as a browser sends it, for tests. */
export const complete = {
  firstName: 'Amara',
  lastName: 'Okafor',
  companyEmail: 'amara@lagos-compute.example',
  companyName: 'Lagos Compute',
  roleAtCompany: 'Head of Infrastructure',
  locationOfGPUs: 'Lagos, Nigeria',
  typeOfGPUs: 'NVIDIA H100 80GB',
  numberOfGPUs: 64,
  gpuSetupDescription: 'data-center',
  moreInfoPreference: 'call',
  callPreference: 'Weekdays after 14:00 UTC, by video',
  capitalContribution: true,
  emailConsent: true,
} as const
