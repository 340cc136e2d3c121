import { LifeCycle as Diagram, type LifeCycleProps } from '#ui/docs/LifeCycle/LifeCycle.tsx'

/** Life of a VM or of a deployment, as the contract has it. */
export const LifeCycle = ({ data }: { data: LifeCycleProps }) => <Diagram {...data} />
