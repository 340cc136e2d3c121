export const errors = {
  title: 'Unexpected Application Error',
  unknown: 'Something on this page went wrong.',
  files: 'The files of this page could not be loaded.',
  missing: 'Some parts of this page could not be loaded. Reload the page to try again.',
  part: 'This part of the page failed. Reload the page to try again.',
  server: { status: '500 Internal Server Error', advice: 'Go back and try again, or write to' },
  reload: 'Reload',
  offline: 'You are offline. This page opens when you are back.',
} as const

export const home = { href: '/', label: 'Return to Home' } as const
