/** How it went. */
export const statusTones = ['success', 'error', 'info'] as const
