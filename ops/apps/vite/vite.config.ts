import { themeScript } from '@onenode/design-system'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [
    react(),
    { name: 'theme-script', transformIndexHtml: () => [{ tag: 'script', children: themeScript, injectTo: 'head-prepend' }] },
  ],
})
