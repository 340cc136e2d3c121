import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { readPages, type ReadPages } from './site/docs/blocks/read-pages.ts'

/** What makes modules of all that is no JavaScript. */
export const plugins = (pages: ReadPages = readPages()) => [
  { enforce: 'pre' as const, ...pages },
  vanillaExtractPlugin(),
  react({ include: /\.(mdx|tsx?)$/ }),
]

export default defineConfig({ plugins: plugins(), publicDir: false })
