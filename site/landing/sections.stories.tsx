import type { Meta, StoryObj } from '@storybook/react-vite'
import { About as AboutSection } from '#ui/landing/About/About.tsx'
import { CallToAction as CallToActionSection } from '#ui/landing/CallToAction/CallToAction.tsx'
import { CodeSample as CodeSamplePanel } from '#ui/landing/CodeSample/CodeSample.tsx'
import { Community as CommunitySection } from '#ui/landing/Community/Community.tsx'
import { Faq as FaqSection } from '#ui/landing/Faq/Faq.tsx'
import { FeaturePanels } from '#ui/landing/FeaturePanels/FeaturePanels.tsx'
import { Hero as HeroSection } from '#ui/landing/Hero/Hero.tsx'
import { Ledger as LedgerSection } from '#ui/landing/Ledger/Ledger.tsx'
import { MerkleReceipt } from '#ui/landing/MerkleReceipt/MerkleReceipt.tsx'
import { MetricTiles } from '#ui/landing/MetricTiles/MetricTiles.tsx'
import { Proof as ProofSection } from '#ui/landing/Proof/Proof.tsx'
import { Roadmap as RoadmapSection } from '#ui/landing/Roadmap/Roadmap.tsx'
import { RoutingTable } from '#ui/landing/RoutingTable/RoutingTable.tsx'
import { Targets as TargetsSection } from '#ui/landing/Targets/Targets.tsx'
import { WorkflowGraph } from '#ui/landing/WorkflowGraph/WorkflowGraph.tsx'
import { about } from './words/about.ts'
import { callToAction } from './words/call-to-action.ts'
import { community } from './words/community.ts'
import { faq } from './words/faq.ts'
import { features, monitoring, receipt, routing, sdk, workflow } from './words/features.ts'
import { hero } from './words/hero.ts'
import { ledger } from './words/ledger.ts'
import { proof } from './words/proof.ts'
import { roadmap } from './words/roadmap.ts'
import { targets } from './words/targets.ts'

/** Each section of the landing page with its real copy. The story of the whole page has the pictures. */
const meta = {
  id: 'pages-sections',
  title: 'Pages/Sections',
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Hero: Story = { render: () => <HeroSection {...hero} /> }
export const About: Story = { render: () => <AboutSection {...about} /> }
export const Proof: Story = { render: () => <ProofSection {...proof} /> }
export const Targets: Story = { render: () => <TargetsSection {...targets} /> }
export const Features: Story = {
  render: () => (
    <FeaturePanels {...features}>
      <RoutingTable {...routing} />
      <WorkflowGraph {...workflow} />
      <MerkleReceipt {...receipt} />
      <CodeSamplePanel {...sdk} />
      <MetricTiles {...monitoring} />
    </FeaturePanels>
  ),
}
export const CallToAction: Story = { render: () => <CallToActionSection {...callToAction} /> }
export const Roadmap: Story = { render: () => <RoadmapSection {...roadmap} /> }
export const Faq: Story = { render: () => <FaqSection {...faq} /> }
export const Community: Story = { render: () => <CommunitySection {...community} /> }
export const Ledger: Story = { render: () => <LedgerSection {...ledger} /> }
