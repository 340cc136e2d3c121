import { useLocation } from 'react-router-dom'
import { useBrowserValue } from '#ui/elements/useBrowserValue.ts'
import { useCurrentSection } from '#ui/elements/Section/useCurrentSection.ts'
import { About } from '#ui/landing/About/About.tsx'
import { CodeSample } from '#ui/landing/CodeSample/CodeSample.tsx'
import { CallToAction } from '#ui/landing/CallToAction/CallToAction.tsx'
import { Community } from '#ui/landing/Community/Community.tsx'
import { Faq } from '#ui/landing/Faq/Faq.tsx'
import { FeaturePanels } from '#ui/landing/FeaturePanels/FeaturePanels.tsx'
import { Hero } from '#ui/landing/Hero/Hero.tsx'
import { MetricTiles } from '#ui/landing/MetricTiles/MetricTiles.tsx'
import { Proof } from '#ui/landing/Proof/Proof.tsx'
import { Ledger } from '#ui/landing/Ledger/Ledger.tsx'
import { MerkleReceipt } from '#ui/landing/MerkleReceipt/MerkleReceipt.tsx'
import { Roadmap } from '#ui/landing/Roadmap/Roadmap.tsx'
import { RoutingTable } from '#ui/landing/RoutingTable/RoutingTable.tsx'
import { Targets } from '#ui/landing/Targets/Targets.tsx'
import { WorkflowGraph } from '#ui/landing/WorkflowGraph/WorkflowGraph.tsx'
import { brand } from '@workspace/tokens/brand.ts'
import { about } from './words/about.ts'
import { callToAction } from './words/call-to-action.ts'
import { community } from './words/community.ts'
import { faq } from './words/faq.ts'
import { features, monitoring, receipt, routing, sdk, workflow } from './words/features.ts'
import { header, sections } from './words/header.ts'
import { headline, hero } from './words/hero.ts'
import { ledger } from './words/ledger.ts'
import { proof } from './words/proof.ts'
import { roadmap } from './words/roadmap.ts'
import { structured } from './words/structured.ts'
import { targets } from './words/targets.ts'
import { Frame } from '../frame/Frame.tsx'
import { Head, type PageHead } from '../frame/Head.tsx'
import { formPath } from '../paths.ts'

export const handle = {
  path: '/',
  title: `${brand.name}: modular AI layer for decentralized infrastructure`,
  description: hero.lead,
  headline,
  structured,
  neighbors: [formPath, '/docs'],
} satisfies PageHead

export function Component() {
  const location = useLocation()
  // The static HTML is the same for every hash.
  const hash = useBrowserValue(() => location.hash, '')
  const current = useCurrentSection(sections)
  return (
    <Frame header={{ ...header, current: current && `/#${current}` }} drawLine>
      <>
        <Head {...handle} />
        <Hero {...hero} />
      </>
      <About {...about} />
      <Proof {...proof} />
      <Targets {...targets} />
      <FeaturePanels {...features}>
        <RoutingTable {...routing} />
        <WorkflowGraph {...workflow} />
        <MerkleReceipt {...receipt} />
        <CodeSample {...sdk} />
        <MetricTiles {...monitoring} />
      </FeaturePanels>
      <CallToAction {...callToAction} />
      <Roadmap {...roadmap} />
      <Faq {...faq} openId={hash.slice(1)} />
      <Community {...community} />
      <Ledger {...ledger} />
    </Frame>
  )
}
