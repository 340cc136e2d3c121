import { ease, moderate } from './motion.ts'

/** Values of the tokens. Styles use `values.ts` instead. Outside of `tokens/`, only Storybook's foundations and its check of times read these. */
export const scale = {
  /** A 4 px grid, in rem so that spacing grows with the reader's text size. */
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
    /** A single figure as wide as the page. */
    mega: 'clamp(5rem, 28.2vw, 34rem)',
    display: 'clamp(2.5rem, 0.6rem + 7.2vw, 8.5rem)',
    h1: 'clamp(2.25rem, 1.55rem + 3vw, 3.75rem)',
    h2: 'clamp(2rem, 1.3rem + 2.4vw, 4rem)',
    h3: 'clamp(1.5rem, 1.2rem + 1vw, 2.25rem)',
    figure: 'clamp(2.5rem, 1rem + 4.2vw, 5.5rem)',
    title: '1.4375rem',
    lead: 'clamp(1.0625rem, 0.95rem + 0.42vw, 1.375rem)',
    body: '1.0625rem',
    small: '0.9375rem',
    mono: '0.84375rem',
    label: '0.8125rem',
  },
  weight: { regular: '400', medium: '500', semibold: '600' },
  leading: { display: '0.92', heading: '1', title: '1.15', body: '1.5' },
  tracking: { display: '-0.05em', heading: '-0.035em', title: '-0.025em', body: 'normal' },
  radius: { s: '3px', m: '4px', l: '6px' },
  stroke: { thin: '1px', strong: '1.5px', thread: '2px', line: 'clamp(4px, round(down, 0.49vw, 1px), 7px)', marker: '5px' },
  marker: { ring: '20px' },
  layout: {
    page: '112rem',
    /** Space between the page's content and the edge of the window. */
    margin: 'clamp(1.25rem, 3.334vw, 4rem)',
    /** Space between two of the twelve columns. All eleven gaps fit on a phone even at 200 % text size. */
    gutter: 'clamp(0.5rem, min(max(1rem, 0.4rem + 1.3vw), 5vw), 1.5rem)',
    section: 'clamp(2.5rem, 0.9rem + 6.4vw, 7.5rem)',
    header: '4rem',
    text: '47.5rem',
  },
  motion: { quick: '120ms', moderate: `${moderate}ms`, reveal: '800ms', stagger: '60ms', ease: `cubic-bezier(${ease.join(', ')})` },
} as const
