import { brand } from '@workspace/tokens/brand.ts'
import { absolute } from '../../frame/absolute.ts'
import { faq, getAnswerText } from './faq.ts'

export const structured = [
  {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    // A getter, because tests that import the texts define no site origin.
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
