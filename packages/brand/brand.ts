/**
 * The brand, and every address outside this site. Hosts end in `.example` until the owner names the real ones; an address that is
 * not known yet (Discord) is absent, and its button says that it is not open.
 */
export const brand = {
  name: 'OneNode',
  copyright: '© 2025 OneNode',
  email: 'info@onenode.example',
  mailDomain: 'onenode.example',
  apiHost: 'https://api.onenode.example',
  /** Address of `npm run sandbox`. */
  sandboxHost: 'http://localhost:4010',
  imagesHost: 'https://images.onenode.example',
  containersDomain: 'containers.onenode.example',
  links: {
    console: 'https://console.onenode.example',
    /** Spec R12 lists the links that lead here; every other link to docs leads to `/docs`. */
    docs: 'https://docs.onenode.example',
    community: 'https://community.onenode.example',
    social: 'https://social.onenode.example/onenode',
    status: 'https://status.onenode.example',
  },
} as const
