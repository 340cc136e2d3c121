import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { SocialCard, socialCardSize } from '#ui/shell/SocialCard/SocialCard.tsx'
import { faviconSvg } from '@workspace/tokens/favicon.ts'
import { drawCard, drawIcon } from '../build/social.ts'

const baseline = 'site/frame/social-card.baseline.png'

test('the social card equals its baseline (delete the baseline and run again to accept a change)', async () => {
  const card = createElement(SocialCard, { name: 'Fieldwork', title: 'One layer for every harvest machine', label: 'fieldwork.example' })
  const png = await drawCard(card, socialCardSize)
  if (!existsSync(baseline)) writeFileSync(baseline, png)
  expect(Buffer.compare(png, readFileSync(baseline))).toBe(0)
  const other = await drawCard(
    createElement(SocialCard, { name: 'Fieldwork', title: 'One layer for every harvest machines', label: 'fieldwork.example' }),
    socialCardSize,
  )
  expect(Buffer.compare(other, readFileSync(baseline))).not.toBe(0)
})

test('an icon has the requested size', () => {
  const png = drawIcon(faviconSvg, 180)
  expect(Buffer.from(png).readUInt32BE(16)).toBe(180)
})
