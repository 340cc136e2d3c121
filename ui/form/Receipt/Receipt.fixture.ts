export const texts = { copy: { label: 'Copy reference', copied: 'Copied', failed: 'Not copied' }, print: 'Print' }
