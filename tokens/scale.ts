/** Raw sizes and times. Only `tokens/` may import them. */
export const scale = {
  /** A 4 px grid in rem, so that space grows with the reader's text size. */
  space: {
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.25rem',
    6: '1.5rem',
    8: '2rem',
    10: '2.5rem',
    12: '3rem',
    16: '4rem',
    18: '4.5rem',
    28: '7rem',
  },
  size: {
    display: 'clamp(2.5rem, 1.35rem + 4.9vw, 5.25rem)',
    h1: 'clamp(2.25rem, 1.55rem + 3vw, 3.75rem)',
    h2: 'clamp(2rem, 1.45rem + 2.4vw, 3.75rem)',
    h3: 'clamp(1.5rem, 1.32rem + 0.8vw, 2.125rem)',
    figure: 'clamp(2.25rem, 1.8rem + 1.9vw, 3.375rem)',
    title: '1.4375rem',
    lead: 'clamp(1.125rem, 1.07rem + 0.25vw, 1.25rem)',
    body: '1.0625rem',
    small: '0.9375rem',
    mono: '0.84375rem',
    label: '0.8125rem',
  },
  weight: { regular: '400', medium: '500', semibold: '600' },
  leading: { display: '0.98', heading: '1.02', title: '1.2', body: '1.55' },
  tracking: { display: '-0.035em', heading: '-0.03em', title: '-0.02em', body: 'normal' },
  radius: { s: '3px', m: '4px', l: '6px' },
  stroke: { thin: '1px', strong: '1.5px', line: '2px', marker: '5px' },
  marker: { ring: '20px' },
  layout: {
    page: '82rem',
    /** Space between the page's content and the edge of the window. */
    margin: 'clamp(1.25rem, 2.8vw, 2.5rem)',
    /** Space between the line and the content. */
    gutter: 'clamp(1.5rem, 3.4vw, 3rem)',
    section: 'clamp(4.5rem, 3rem + 5.5vw, 7rem)',
    header: '4.25rem',
    text: '47.5rem',
  },
  motion: { quick: '120ms', moderate: '240ms', reveal: '800ms', stagger: '60ms', ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
} as const
