/** States of the machine: none, starting, running, ended. */
export const walkPanelTones = ['none', 'waiting', 'running', 'ended'] as const
