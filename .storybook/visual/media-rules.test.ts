import { expect, test } from 'vitest'
import { findMediaRules } from './media-rules.ts'

const rules = findMediaRules()

test.each([
  // A rule in a folder of its own.
  ['print', 'landing-targets'],
  ['forced', 'elements-button'],
  // A rule in a shared part that has no stories.
  ['forced', 'form-textarea'],
  ['print', 'shell-notfound'],
  // A rule for everything but a screen.
  ['print', 'docs-codetabs'],
  ['print', 'landing-faq'],
] as const)('takes a picture with %s of %s, which has rules for it', (medium, component) => {
  expect(rules[medium]).toContain(component)
})

test.each([
  ['print', 'docs-callout'],
  ['forced', 'docs-callout'],
  // Composed of components that have rules and pictures of their own.
  ['forced', 'landing-calltoaction'],
  // Rules for a screen of some size.
  ['print', 'elements-stamp'],
] as const)('takes no picture with %s of %s, which has no rules for it', (medium, component) => {
  expect(rules[medium]).not.toContain(component)
})
