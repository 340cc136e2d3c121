import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findMediaRules } from './media-rules.ts'

const rules = findMediaRules()
const components = globSync('ui/*/*').map((folder) => folder.replace('ui/', '').replace('/', '-').toLowerCase())

test.each([
  // The component's own folder has the rule.
  ['print', 'landing-targets'],
  ['forced', 'elements-button'],
  // A shared part without stories has the rule.
  ['forced', 'form-textarea'],
  ['print', 'shell-notfound'],
  // A mixin has the rule.
  ['print', 'shell-notice'],
  // The rule is for screens, so the printed component looks different.
  ['print', 'docs-codetabs'],
  ['print', 'landing-faq'],
] as const)('takes a %s picture of %s, which has rules for that medium', (medium, component) => {
  expect(rules[medium]).toContain(component)
})

test.each([
  ['print', 'docs-callout'],
  ['forced', 'docs-callout'],
  // The parts of this component have the rules and the pictures.
  ['forced', 'landing-calltoaction'],
  // The rules are for screens of a certain size.
  ['print', 'elements-stamp'],
] as const)('takes no %s picture of %s, which lacks rules for that medium', (medium, component) => {
  expect(components).toContain(component)
  expect(rules[medium]).not.toContain(component)
})
