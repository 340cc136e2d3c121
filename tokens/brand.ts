const name = 'OneNode'
const domain = 'onenode.example'

/** Hosts end in `.example` until the owner provides real hosts. A button without an address says that it is not available yet. */
export const brand = {
  name,
  /** Start of an application's short reference. */
  initials: 'ON',
  copyright: `© 2025 ${name}`,
  email: `info@${domain}`,
  mailDomain: domain,
  /** Address in responses and files that are used outside of this site. */
  site: `https://${domain}`,
  /** Page that the errors of the APIs link to. */
  errorsPage: `https://${domain}/docs/errors`,
  apiHost: `https://api.${domain}`,
  /** Address of `npm run sandbox`. */
  sandboxHost: 'http://localhost:4010',
  /** `ask` is the URL that the question about a page is appended to. */
  assistants: [
    { name: 'Claude', ask: 'https://claude.ai/new?q=' },
    { name: 'ChatGPT', ask: 'https://chatgpt.com/?q=' },
  ],
  /** Base URL of “Edit this page”. Undefined until the repository is public. */
  sources: undefined as string | undefined,
  imagesHost: `https://images.${domain}`,
  containersDomain: `containers.${domain}`,
  links: {
    console: `https://console.${domain}`,
    /** Target of the links that R12 of the specification lists. Other links to the documentation lead to `/docs`. */
    docs: `https://docs.${domain}`,
    community: `https://community.${domain}`,
    social: `https://social.${domain}/${name.toLowerCase()}`,
    status: `https://status.${domain}`,
  },
} as const
