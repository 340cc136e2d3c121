import { openBaselines } from './baselines.ts'
import { compare, decode, digest } from './picture.ts'
import type { Change } from './report.ts'
import { type openStudio, type Story, type Take } from './studio.ts'

type Studio = Awaited<ReturnType<typeof openStudio>>
type Baselines = ReturnType<typeof openBaselines>

/** Pages that work side by side: a story waits half of its time, so two cores are busy with four. */
const stages = 4

/** Sends every story through the stages; `seen` gets each picture as it comes. */
export async function takeAll(studio: Studio, stories: readonly Story[], seen: (take: Take) => Promise<void>) {
  const waiting = [...stories]
  const work = async () => {
    const stage = await studio.newStage()
    for (let story = waiting.shift(); story; story = waiting.shift()) for await (const take of stage.take(story)) await seen(take)
    await stage.close()
  }
  await Promise.all(Array.from({ length: stages }, work))
}

/** Says what is wrong with a picture; nothing when it is as agreed. */
export async function judge(take: Take, baselines: Baselines): Promise<Change | undefined> {
  const { id, title, name } = take.story
  const about = { id, title: `${title} / ${name}` }
  if ('problem' in take) return { ...about, mode: 'all', what: `No picture: ${take.problem.split('\n')[0]!}` }
  const { mode, png } = take
  const agreed = baselines.digest(id, mode)
  if (agreed === digest(png)) return
  const after = await decode(png)
  if (!agreed) return { ...about, mode, what: 'There is no agreed picture yet', after }
  const before = await baselines.picture(id, mode)
  const { pixels, difference } = compare(before, after)
  if (!difference) return
  const grown = before.height === after.height ? '' : `, ${before.height} px high before, ${after.height} px now`
  return { ...about, mode, what: `${pixels} pixels differ${grown}`, before, after, difference }
}

/** Agreed pictures whose story or mode is gone. */
export function orphans(stories: readonly Story[], baselines: Baselines): string[] {
  const known = new Set(stories.flatMap(({ id, modes }) => Object.keys(modes).map((mode) => `${id} ${mode}`)))
  return baselines.names().filter((name) => !known.has(name))
}
