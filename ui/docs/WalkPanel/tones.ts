/** Tones of the machine: there is none, it starts, it runs, it ended. */
export const walkPanelTones = ['none', 'waiting', 'running', 'ended'] as const
