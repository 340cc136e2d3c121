export const panelGap = 'clamp(1.5rem, 0.4rem + 3vw, 4rem)'
