export const check = {
  label: 'Your deploy.yml',
  hint: 'The check runs in this browser. The text does not leave this page.',
  check: 'Check the file',
  checking: 'Checking …',
  valid: 'The file is valid. It becomes this request:',
  invalid: (count: number) => (count === 1 ? 'The file has 1 problem.' : `The file has ${count} problems.`),
  failed: 'The check could not be loaded. Try again.',
  place: (line: number, column: number) => `Line ${line}, column ${column}`,
} as const
