/** Words of the check of a deploy.yml. */
export const check = {
  label: 'Your deploy.yml',
  hint: 'It is checked in this browser and sent nowhere.',
  check: 'Check the file',
  checking: 'Checking …',
  valid: 'The file is valid. This is the request that it becomes:',
  invalid: (count: number) => (count === 1 ? 'One thing needs a change.' : `${count} things need a change.`),
  failed: 'The check could not be loaded. Try again.',
  line: (line: number) => `Line ${line}`,
} as const
