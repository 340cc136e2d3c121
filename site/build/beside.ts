import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { StartError } from '../server/start-error.ts'
import { bundleBrowser } from './bundles.ts'
import { docsFiles, readDocs, type PublishedFile } from './docs/publish.ts'
import type { Stated } from './stated.ts'

/** What came of it: what is published beside the pages, or what a person has to mend. */
type Outcome = { files: PublishedFile[]; problem?: undefined } | { problem: string }

async function work(stated: Stated): Promise<Outcome> {
  try {
    const files = docsFiles(stated.siteOrigin, await readDocs(['/', '/cloud-host-form']))
    await bundleBrowser(stated)
    return { files }
  } catch (error) {
    // An error loses its class between threads.
    if (error instanceof StartError) return { problem: error.message }
    throw error
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is of windows: a thread has no origin
if (!isMainThread) parentPort!.postMessage(await work(workerData as Stated))

/**
 * Checks the documentation, makes what is published beside its pages, and bundles what the browser loads, in a thread of its own: the
 * bundle of the server keeps this one busy.
 * @throws with one line for each thing that is wrong.
 */
export const buildBeside = (stated: Stated): Promise<PublishedFile[]> =>
  new Promise((resolve, reject) => {
    new Worker(new URL(import.meta.url), { workerData: stated })
      .once('message', (outcome: Outcome) => (outcome.problem === undefined ? resolve(outcome.files) : reject(new StartError(outcome.problem))))
      .once('error', reject)
  })
