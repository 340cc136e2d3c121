import type { StorybookConfig } from '@storybook/react-vite'

export default {
  stories: ['../tokens/**/*.stories.tsx', '../ui/**/*.stories.tsx', '../site/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  viteFinal: (config) => ({ ...config, define: { ...config.define, 'import.meta.env.SITE_ORIGIN': JSON.stringify('https://site.example') } }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
} satisfies StorybookConfig
