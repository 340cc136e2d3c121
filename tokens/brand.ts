const name = 'OneNode'
const domain = 'onenode.example'

/**
 * The brand, and every address outside this site. Hosts end in `.example` until the owner names the real ones; an address that is
 * not known yet (Discord) is absent, and its button says that it is not open.
 */
export const brand = {
  name,
  copyright: `© 2025 ${name}`,
  email: `info@${domain}`,
  mailDomain: domain,
  /** Address of this site, for answers and files that are read elsewhere. */
  site: `https://${domain}`,
  apiHost: `https://api.${domain}`,
  /** Address of `npm run sandbox`. */
  sandboxHost: 'http://localhost:4010',
  /** Assistants that a reader may ask about a page, each with the address that takes the question. */
  assistants: [
    { name: 'Claude', ask: 'https://claude.ai/new?q=' },
    { name: 'ChatGPT', ask: 'https://chatgpt.com/?q=' },
  ],
  /** Address before the file of a page, for “Edit this page”; absent until the repository is public. */
  sources: undefined as string | undefined,
  imagesHost: `https://images.${domain}`,
  containersDomain: `containers.${domain}`,
  links: {
    console: `https://console.${domain}`,
    /** Spec R12 lists the links that lead here; every other link to docs leads to `/docs`. */
    docs: `https://docs.${domain}`,
    community: `https://community.${domain}`,
    social: `https://social.${domain}/${name.toLowerCase()}`,
    status: `https://status.${domain}`,
  },
} as const
