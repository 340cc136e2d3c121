declare module 'subset-font' {
  /** Cuts a font down to a text and, of a variable one, to the given axes. */
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
