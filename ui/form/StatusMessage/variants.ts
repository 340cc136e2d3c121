/** How it went. */
export const statusTones = ['success', 'danger', 'info'] as const
