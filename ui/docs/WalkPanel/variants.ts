export const walkPanelTones = ['none', 'waiting', 'running', 'ended'] as const
