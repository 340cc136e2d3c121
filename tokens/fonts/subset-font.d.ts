declare module 'subset-font' {
  /** Keeps the characters of `text` and, for a variable font, the given axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: 'truetype' | 'woff' | 'woff2'
      variationAxes?: Record<string, number | { min: number; max: number }>
      noLayoutClosure?: boolean
    },
  ): Promise<Buffer>
}
