import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { PageReader } from './packages/docs-kit/docs-kit.ts'
import { readPages } from './site/docs/page/docs-kit.ts'

/**
 * What makes modules of all that is no JavaScript.
 * @param read reads a page of the documentation.
 */
export const plugins = (read?: PageReader) => [readPages(read), vanillaExtractPlugin(), react({ include: /\.(mdx|tsx?)$/ })]

export default defineConfig({ plugins: plugins(), publicDir: false })
