/** Words of the sandbox in the documentation. */
export const sandbox = {
  title: (call: string) => `${call}: try it`,
  note: 'This is a sandbox: your browser answers the request, and nothing leaves this page.',
  required: 'required',
  none: 'Not set',
  language: 'Language of your request',
  send: 'Send',
  answered: (status: number, meaning: string, duration: string) => `${status}: ${meaning} ${duration}`,
  duration: (milliseconds: number) => `${Math.max(1, Math.round(milliseconds))} ms`,
  headers: 'Headers of the response',
  body: 'Body of the response',
  noBody: 'The response has no body.',
  key: { label: 'API key', hint: 'sandbox opens the account of the examples. sandbox-NAME opens a new, empty account.' },
  facts: { time: 'Time in the sandbox', balance: 'Balance', reserved: 'Reserved' },
  actions: { wait: 'Skip 5 minutes', billing: 'Skip to 5:55 PM UTC', topUp: 'Top up $50', startOver: 'Start over' },
  step: 'Try this step',
  progress: (done: number, total: number) => `${done} of ${total} steps done`,
} as const
