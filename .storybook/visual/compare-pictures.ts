interface Picture {
  metadata: { width: number; height: number }
  data: Uint8Array | Uint8ClampedArray
}

/** Number of pixels that may differ, because the browser rounds the corners of outlines slightly differently in each run. */
const mostDifferent = 100
/** Number of pixels that may differ by more than two steps of a channel. */
const mostClearlyDifferent = 3

const getBytes = ({ buffer, byteOffset, byteLength }: Picture['data']) => Buffer.from(buffer, byteOffset, byteLength)

/** Returns the largest difference between the channels of one pixel. */
function measureStep(before: Picture['data'], after: Picture['data'], at: number): number {
  let step = 0
  for (let channel = at; channel < at + 4; channel++)
    if (before[channel] !== after[channel]) step = Math.max(step, Math.abs(before[channel]! - after[channel]!))
  return step
}

/** Compares two pictures pixel by pixel. Vitest's own comparison can limit only the number of all differing pixels. */
export function comparePictures(reference: Picture, actual: Picture): { pass: boolean; diff: Uint8Array | null; message: string | null } {
  const [{ width, height }, now] = [reference.metadata, actual.metadata]
  if (width !== now.width || height !== now.height) {
    return {
      pass: false,
      diff: null,
      message: `The picture is ${now.width} × ${now.height} px; the accepted one is ${width} × ${height} px.`,
    }
  }
  const [before, after] = [reference.data, actual.data]
  // Compares bytes first, because nearly all pictures are equal, and comparing pixels took a fifth of the total time.
  if (getBytes(before).equals(getBytes(after))) return { pass: true, diff: null, message: null }
  let [anyStep, clearly] = [0, 0]
  for (let at = 0; at < before.length; at += 4) {
    const step = measureStep(before, after, at)
    if (step > 0) anyStep++
    if (step > 2) clearly++
  }
  if (anyStep <= mostDifferent && clearly <= mostClearlyDifferent) return { pass: true, diff: null, message: null }
  const diff = new Uint8Array(before.length)
  for (let at = 0; at < before.length; at += 4) {
    const step = measureStep(before, after, at)
    const gray = 255 - (255 - after[at]!) * 0.2
    diff[at] = step > 0 ? 255 : gray
    diff[at + 1] = step > 2 ? 0 : step > 0 ? 150 : gray
    diff[at + 2] = step > 0 ? 0 : gray
    diff[at + 3] = 255
  }
  return { pass: false, diff, message: `${anyStep} pixels differ, ${clearly} of them clearly (red); a small step of a color is orange.` }
}
