/** Stroked paths in a 16 px box. */
export const iconPaths = {
  'arrow-down': 'M8 3v10M4 9l4 4 4-4',
  'arrow-left': 'M13 8H3m4-4L3 8l4 4',
  'arrow-right': 'M3 8h10M9 4l4 4-4 4',
  'arrow-up': 'M8 13V3M4 7l4-4 4 4',
  'arrow-up-right': 'M4.5 11.5l7-7m-5.5 0h5.5V10',
  check: 'M3 8.5l3.5 3.5L13 4.5',
  'chevron-down': 'M4 6.5l4 4 4-4',
  clock: 'M8 14.5a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM8 4.5V8l2.5 1.5',
  close: 'M3.5 3.5l9 9m0-9l-9 9',
  copy: 'M5.5 5.5v-3h8v8h-3m-8-5h8v8h-8z',
  file: 'M3.5 1.5h6l3 3v10h-9zM9.5 1.5v3h3M5.5 8h5m-5 3h5',
  hash: 'M6 2.5L4.5 13.5m7-11L10 13.5M2.5 5.5h11.5M2 10.5h11.5',
  info: 'M8 14.5a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM8 7v4.5M8 4.5v.2',
  infinity: 'M8 8C6.4 5.8 5.4 5 4 5a3 3 0 000 6c1.4 0 2.4-.8 4-3s2.6-3 4-3a3 3 0 010 6c-1.4 0-2.4-.8-4-3z',
  key: 'M10.5 8.5a3.5 3.5 0 10-3-3L2 11v3h2.5v-2H6v-1.5l1.5-1.5zM11.2 4.8v.01',
  menu: 'M2 4.5h12M2 8h12M2 11.5h12',
  minus: 'M3 8h10',
  octagon: 'M5.3 1.5h5.4l3.8 3.8v5.4l-3.8 3.8H5.3l-3.8-3.8V5.3zM8 4.5v4m0 2.8v.2',
  pause: 'M5.5 3.5v9m5-9v9',
  play: 'M5 3.5v9l7.5-4.5z',
  plus: 'M3 8h10M8 3v10',
  search: 'M7 12A5 5 0 107 2a5 5 0 000 10zm3.6-1.4L14 14',
  terminal: 'M1.5 2.5h13v11h-13zM4 6l2.5 2L4 10m4 0h3.5',
  warning: 'M8 2L1.5 13.5h13zM8 6.5v3.2m0 1.8v.2',
  wrap: 'M2 3.5h12M2 8h9.5a2.25 2.25 0 010 4.5H8m1.7-1.9L7.8 12.5l1.9 1.9M2 12.5h2.5',
} as const

export type IconName = keyof typeof iconPaths

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The names come from a constant object.
export const iconNames = Object.keys(iconPaths) as IconName[]
