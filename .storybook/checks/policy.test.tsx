import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

interface StoryFile {
  default: { title: string; component: ComponentType<object>; args?: object }
  Default?: { args?: object }
}

const files = Object.values(import.meta.glob<StoryFile>('../../ui/**/*.stories.tsx', { eager: true }))

test('no component writes a style attribute into its HTML, because a strict content security policy would block it', () => {
  const found = files
    .filter(({ default: meta, Default }) =>
      renderToString(createElement(meta.component, { ...meta.args, ...Default?.args })).includes(' style="'),
    )
    .map(({ default: meta }) => meta.title.split('/').at(-1))
  // The build turns this drawing into an image.
  expect(found).toEqual(['SocialCard'])
})
