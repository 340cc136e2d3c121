import type { Api, Call } from '../call.ts'
import { changeCalls } from './caas-changes.ts'
import { deploymentCalls } from './caas-deployments.ts'
import { hardwareCalls } from './caas-hardware.ts'
import { accepted, container, deployment, deploymentRow, hardware, price, replicas } from './caas-objects.ts'
import { containerConfig } from './container-deployment.ts'
import { caasError } from '../errors.ts'

const { createDeployment, ...deploymentLists } = deploymentCalls
const { getPrice, ...hardwareLists } = hardwareCalls

/** Calls in the order of the reference. */
export const caasCall = {
  createDeployment,
  getPrice,
  ...deploymentLists,
  ...hardwareLists,
  ...changeCalls,
} satisfies Record<string, Call>

export const caasCalls: readonly Call[] = Object.values(caasCall)

export const caasApi: Api = {
  title: 'CaaS API',
  description: 'Run containers on GPUs: find hardware, get the price, deploy, extend. Every call sends your key in the header X-API-KEY.',
  tags: [
    { name: 'Deploy', description: 'Prices and orders.' },
    { name: 'Deployments', description: 'Your deployments and their containers.' },
    { name: 'Hardware', description: 'Hardware on offer and its locations.' },
    { name: 'Manage deployments', description: 'Changes, extensions, termination and logs.' },
  ],
  calls: caasCalls,
  objects: { accepted, container, containerConfig, deployment, deploymentRow, error: caasError, hardware, price, replicas },
}
