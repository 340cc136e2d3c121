import { brand } from '@workspace/tokens/brand.ts'
import { absolute } from '../../frame/absolute.ts'
import { faq, getAnswerText } from './faq.ts'

/** Structured data of the landing page, by schema.org. */
export const structured = [
  {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    // Read when the page is rendered: a test of the words has no address of the site.
    get url() {
      return absolute('/')
    },
    get logo() {
      return absolute('/icon-512.png')
    },
    email: brand.email,
    sameAs: [brand.links.social, brand.links.community],
  },
  {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faq.items.map((item) => ({
      '@type': 'Question',
      name: item.question,
      acceptedAnswer: { '@type': 'Answer', text: getAnswerText(item) },
    })),
  },
]
