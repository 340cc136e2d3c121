import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

interface StoryFile {
  default: { title: string; tags?: readonly string[]; component: ComponentType<object>; args?: object }
  Default?: { args?: object }
}

const files = Object.values(import.meta.glob<StoryFile>('../../ui/**/*.stories.tsx', { eager: true }))

test('no component writes a style attribute into its HTML, because a strict content security policy would block it', () => {
  const found = files
    // The build turns a drawing into an image.
    .filter(({ default: { tags } }) => !tags?.includes('drawing'))
    .filter(({ default: meta, Default }) =>
      renderToString(createElement(meta.component, { ...meta.args, ...Default?.args })).includes(' style="'),
    )
  expect(found.map(({ default: meta }) => meta.title)).toEqual([])
})
