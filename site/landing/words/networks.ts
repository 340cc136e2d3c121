/** Compute and storage networks on the landing page. Source: spec P7. */
export const networks = ['Akash', 'Arweave', 'Filecoin', 'Fluence', 'io.net', 'Render'] as const

/** Providers in the documentation. Source: spec P4 (two compute networks and one GPU cloud). */
export const providers = [
  { name: 'Akash', kind: 'Compute network' },
  { name: 'Fluence', kind: 'Compute network' },
  { name: 'io.net', kind: 'GPU cloud' },
] as const satisfies readonly { name: (typeof networks)[number]; kind: string }[]
