import { defineConfig } from 'vite'
import { plugins } from './site/plugins.ts'

export default defineConfig({ plugins: plugins(), publicDir: false })
