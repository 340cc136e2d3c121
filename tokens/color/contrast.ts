const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

const computeLuminance = (hex: string) => {
  const at = (start: number) => toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255)
  const [r, g, b] = [at(1), at(3), at(5)]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Returns the WCAG 2.2 contrast ratio of two `#rrggbb` colors, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [one, other] = [computeLuminance(a), computeLuminance(b)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}
