import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useCurrentSection } from '../../ui/elements/Section/useCurrentSection.ts'
import { About } from '../../ui/landing/About/About.tsx'
import { CallToAction } from '../../ui/landing/CallToAction/CallToAction.tsx'
import { Community } from '../../ui/landing/Community/Community.tsx'
import { Faq } from '../../ui/landing/Faq/Faq.tsx'
import { FeaturePanels } from '../../ui/landing/FeaturePanels/FeaturePanels.tsx'
import { Hero } from '../../ui/landing/Hero/Hero.tsx'
import { Proof } from '../../ui/landing/Proof/Proof.tsx'
import { Roadmap } from '../../ui/landing/Roadmap/Roadmap.tsx'
import { Targets } from '../../ui/landing/Targets/Targets.tsx'
import { about } from '../content/landing/about.ts'
import { callToAction } from '../content/landing/call-to-action.ts'
import { community } from '../content/landing/community.ts'
import { faq } from '../content/landing/faq.ts'
import { features } from '../content/landing/features.ts'
import { hero } from '../content/landing/hero.ts'
import { proof } from '../content/landing/proof.ts'
import { roadmap } from '../content/landing/roadmap.ts'
import { landingHeader, sections } from '../content/site.ts'
import { structured } from '../content/landing/structured.ts'
import { targets } from '../content/landing/targets.ts'
import { Frame } from '../app/Frame.tsx'
import { Head, type PageHead } from '../app/Head.tsx'
import { featurePanels } from './landing.features.tsx'

export const handle = {
  path: '/',
  title: 'OneNode: modular AI layer for decentralized infrastructure',
  description: hero.lead,
  headline: hero.title,
  structured,
} satisfies PageHead

const noChange = () => () => {}

export function Component() {
  const location = useLocation()
  // The static HTML is the same for every hash.
  const hash = useSyncExternalStore(
    noChange,
    () => location.hash,
    () => '',
  )
  const current = useCurrentSection(sections)
  return (
    <Frame header={{ ...landingHeader, current: current && `/#${current}` }}>
      <Head {...handle} />
      <Hero {...hero} />
      <About {...about} />
      <Proof {...proof} />
      <Targets {...targets} />
      <FeaturePanels {...features} panels={featurePanels} />
      <CallToAction {...callToAction} />
      <Roadmap {...roadmap} />
      <Faq {...faq} openId={hash.slice(1)} />
      <Community {...community} />
    </Frame>
  )
}
