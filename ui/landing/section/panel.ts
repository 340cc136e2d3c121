/** Space between the parts of a panel, and between two panels on the same background. */
export const panelGap = 'clamp(1.5rem, 0.4rem + 3vw, 4rem)'
