export const statusTones = ['success', 'danger', 'info'] as const
