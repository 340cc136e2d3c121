import { expect, test } from 'vitest'
import { inWords } from '../../in-words.fixture.ts'
import { about } from './about.ts'
import { callToAction } from './call-to-action.ts'
import { claims, getStamp, type Claim } from './claims.ts'
import { community } from './community.ts'
import { faq, getAnswerText } from './faq.ts'
import { features, monitoring, receipt, routing, sdk, workflow } from './features.ts'
import { hero } from './hero.ts'
import { proof } from './proof.ts'
import { roadmap } from './roadmap.ts'
import { targets } from './targets.ts'

const ledger: Claim[] = Object.values(claims)
/** Text of the page, without the values of 1Proof, which are computed, and of the feature panels, which are labeled as sample data. */
const { demo: _computed, ...proofWords } = proof
const panels = [routing, workflow, receipt, sdk, monitoring]
const panelWords = panels.map(({ title, description, additionalText }) => ({ title, description, additionalText }))
const landing = { hero, about, proofWords, targets, features, panelWords, callToAction, roadmap, faq, community }

/** Names, dates and ledger numbers, which are not figures. */
const names = /\b[STM]\d+\b|1Proof|Q[1-4] 2026|Beyond 2026|of 2026|by 2030|SHA-256|P-256|Ed25519/g

const figures = (text: string) =>
  text
    .replaceAll(names, '')
    .match(/[<$]?\s?\d[\d.,/]*\d?(?:\s?(?:%|ms|[KMBT]\b\+?|\+|×))*\+?|∞/g)
    ?.map((figure) => figure.trim()) ?? []

const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return /^(\/|#|mailto:|https:)/.test(value) ? [] : [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : []
}

const missing = (copy: unknown) =>
  strings(copy)
    .flatMap(figures)
    .filter((figure) => !ledger.some((claim) => claim.figure === figure))

test('every figure in the landing copy is in the ledger', () => {
  expect(missing(landing)).toEqual([])
})

test('panels with figures say that they show sample data', () => {
  for (const { stamp } of [routing, workflow, sdk.response, monitoring]) expect(stamp.kind).toBe('sample')
})

test.each(['Saves 66% of the cost', 'Trusted by 40,000 teams', 'In under 12 ms', 'Worth $3B+ a year', '10x faster'])(
  'finds a figure without a source: %s',
  (text) => {
    expect(missing({ text })).toHaveLength(1)
  },
)

test('the ledger contains each figure of the specification, including contradictory ones', () => {
  const all = ledger.map(({ figure, label, kind }) => `${kind}: ${figure} ${label}`)
  expect(new Set(all).size).toBe(all.length)
  expect(all).toMatchInlineSnapshot(`
    [
      "stated: 24/7 uptime",
      "stated: ∞ scale",
      "stated: 0 ms latency",
      "stated: 99.9% uptime",
      "stated: 80% cost reduction",
      "stated: Global reach",
      "stated: 65% savings versus a traditional cloud",
      "stated: 12+ integrated networks",
      "stated: 45 ms average latency",
      "stated: 2.1M GPU hours monthly",
      "stated: 850+ active nodes",
      "stated: $150M+ secured value",
      "stated: 40% lower latency in benchmarks",
      "market: $2.25T value flow by 2030",
      "target: 10M+ GPU hours monthly",
      "target: 99.9% Uptime SLA",
      "target: 5000+ Nodes",
      "target: < 30 ms Latency",
      "target: $1B+ Annual value flow",
      "target: 50+ Network partners",
      "target: Global Coverage",
    ]
  `)
})

test('targets, claims and the market figure have the right labels', () => {
  const goals = Object.values<Claim>(claims).filter(({ kind }) => kind === 'target')
  expect(targets.items.map(({ target }) => target)).toEqual(goals.map((goal) => ({ figure: goal.figure, stamp: getStamp(goal) })))
  for (const { today } of targets.items) if (today) expect(today.stamp.kind).toBe('stated')
  for (const { facts } of callToAction.options) for (const fact of facts) if ('stamp' in fact) expect(fact.stamp.kind).toBe('stated')
  expect([...hero.stats, about].map(({ stamp }) => stamp.kind)).toEqual(['stated', 'stated', 'stated', 'market'])
})

test('today’s coverage equals the figure in the call to action', () => {
  expect(targets.items.at(-1)?.today).toMatchObject({ figure: 'Global reach', stamp: getStamp(claims.reach) })
})

test('no goal is drawn as reached', () => {
  const shares = targets.items.flatMap(({ today }) => today?.share ?? [])
  expect(shares.length).toBeGreaterThan(2)
  expect(shares.filter((share) => share >= 1)).toEqual([])
})

test('no text doubts a figure', () => {
  expect(strings(landing).filter((text) => /\(claim\)|is a claim too|two figures/i.test(text))).toEqual([])
  expect(strings(faq).flatMap(figures)).not.toContain(claims.heroLatency.figure)
})

test('no text promises more than the other pages, and “DePIN” is spelled the same way', () => {
  const all = strings(landing).join('\n')
  expect(all).not.toMatch(/\bone API\b|on every workload|without a gap/i)
  // The spelling is “DePIN” everywhere except in the badge, whose text the specification gives.
  expect(all).toContain('DePIN')
  expect(all.replaceAll(hero.badge, '')).not.toContain('DEPIN')
})

test('the text states the correct number of panels, milestones, networks and strategies', () => {
  const count = (items: readonly unknown[]) => new RegExp(String.raw`\b${inWords(items.length)}\b`, 'i')
  expect(features.title).toMatch(count(panels))
  expect(roadmap.title).toMatch(count(roadmap.items))
  expect(about.lead).toMatch(count(about.networks))
  expect(sdk.networks.note).toMatch(count(sdk.networks.names))
  expect(faq.items.map(getAnswerText).join(' ')).toMatch(new RegExp(`${inWords(proof.strategies.length)} strategies`, 'i'))
})

test('the FAQ and feature 04 name the same networks', () => {
  const answer = getAnswerText(faq.items.find(({ id }) => id === 'faq-networks')!)
  expect(sdk.networks.names).not.toEqual([])
  for (const network of sdk.networks.names) expect(answer).toContain(network)
})

test('the drawing and the text of each metric agree', () => {
  const mean = (points: readonly number[]) => points.reduce((sum, point) => sum + point, 0) / points.length
  const tile = (label: string) => monitoring.tiles.find((one) => one.label === label)!
  for (const label of ['Latency', 'GPU', 'CPU']) {
    expect(Math.round(mean(tile(label).points)), label).toBe(Number.parseInt(tile(label).value, 10))
  }
  for (const label of ['GPU', 'CPU']) {
    const { points, mark } = tile(label)
    expect(mark.label).toBe(`peak ${Math.max(...points)}%`)
    expect(points[mark.at!]).toBe(Math.max(...points))
  }
  const spend = tile('Spend')
  expect(`$${spend.points.at(-1)}`).toBe(spend.value)
  expect(spend.points).toEqual(spend.points.toSorted((one, other) => one - other))
  expect(spend.mark.label).toBe(`budget $${spend.mark.value}`)
  // With an uptime of 99.9 %, 43 minutes of 30 days may be lost.
  expect(tile('SLA').scale.max).toBe(Math.floor(30 * 24 * 60 * 0.001))
})
