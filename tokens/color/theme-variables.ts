/** Custom property of each choice in a `ThemeChoice`. Set them on `:root` or on an element with `data-theme`. */
export const themeVariables = {
  accent: {
    light: { default: '--onenode-accent-light', hover: '--onenode-accent-light-hover', on: '--onenode-accent-light-on' },
    dark: { default: '--onenode-accent-dark', hover: '--onenode-accent-dark-hover', on: '--onenode-accent-dark-on' },
  },
  font: { sans: '--onenode-font-sans', mono: '--onenode-font-mono' },
  radius: '--onenode-radius',
  density: '--onenode-density',
} as const
