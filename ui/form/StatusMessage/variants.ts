/** Results of an action. */
export const statusTones = ['success', 'danger', 'info'] as const
