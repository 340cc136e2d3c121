/** Space between the parts of a panel, or between two panels of one ground. */
export const panelGap = 'clamp(1.5rem, 0.4rem + 3vw, 4rem)'
