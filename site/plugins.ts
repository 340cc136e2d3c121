import type { PageReader } from '@workspace/docs-kit/docs-kit.ts'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { readPages } from './docs/page/docs-kit.ts'

/**
 * Makes Vite's plugins for pages, styles and components.
 * @param read reads a page of the documentation.
 */
export const plugins = (read?: PageReader) => [readPages(read), vanillaExtractPlugin(), react({ include: /\.(mdx|tsx?)$/ })]
