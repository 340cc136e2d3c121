import { resolve } from 'node:path'
import mdx from '@mdx-js/rollup'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import remarkGfm from 'remark-gfm'
import { defineConfig } from 'vite'
import { remarkBlocks } from './site/build/docs/remark-blocks.ts'

export default defineConfig({
  plugins: [
    { enforce: 'pre', ...mdx({ providerImportSource: resolve('site/docs/components.tsx'), remarkPlugins: [remarkGfm, remarkBlocks] }) },
    vanillaExtractPlugin(),
    react({ include: /\.(mdx|tsx?)$/ }),
  ],
  publicDir: 'site/public',
})
