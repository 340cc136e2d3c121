import { defineConfig } from 'vite'
import { plugins } from './site/build/plugins.ts'

export default defineConfig({ plugins: plugins(), publicDir: 'site/public' })
