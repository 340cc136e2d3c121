import { assert, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { application as words } from '../words/application.ts'
import { complete } from '../application.fixture.ts'
import { planted } from '../rules/planted-texts.fixture.ts'
import { toShortReference } from '../short-reference.ts'
import { renderMail } from './mail.server.ts'
import { detectSpamSignals } from './spam-signals.server.ts'
import type { Application } from '../rules/schema.ts'

const application: Application = { ...complete }
const options = {
  from: 'no-reply@onenode.example',
  to: ['hosts@onenode.example'],
  reference: 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11',
  submittedAt: new Date('2026-01-02T03:04:05.678Z'),
  spamSignals: [],
}
/** Removes styles, layout attributes and `<wbr>` from markup. */
const bare = (html: string) => html.replaceAll(/ (?:style|valign|width)="[^"]*"|<wbr>/g, '')
const tags = (html: string) => html.replaceAll('<wbr>', '').match(/<\/?[a-z][^>]*>/g)

describe('the email', () => {
  it('contains every answer with its label in both parts', () => {
    const mail = renderMail(application, options)
    const lines = [
      ['First name', 'Amara'],
      ['Last name', 'Okafor'],
      ['Company email', 'amara@lagos-compute.example'],
      ['Company name', 'Lagos Compute'],
      ['Role at company', 'Head of Infrastructure'],
      ['Location of GPUs', 'Lagos, Nigeria'],
      ['Type of GPUs', 'NVIDIA H100 80GB'],
      ['Number of GPUs', '64'],
      ['GPU setup', 'Enterprise Data Center'],
      [words.fields.moreInfoPreference.short, 'Schedule a Call'],
      ['Call', 'Weekdays after 14:00 UTC, by video'],
      ['Interest in capital contribution', 'Yes'],
      ['Email consent', 'Yes'],
      ['Submitted', 'January 2, 2026 at 03:04 UTC'],
      ['Reference', `${toShortReference(options.reference)} (${options.reference})`],
    ]
    for (const [label, value] of lines) {
      expect(mail.text).toContain(`\n${label}: ${value}\n`)
      expect(bare(mail.html)).toContain(`<th scope="row" align="left">${label}</th><td>${value}</td>`)
    }
    expect(mail).toMatchObject({
      from: options.from,
      to: options.to,
      replyTo: application.companyEmail,
      subject: 'New Cloud Host Application - Lagos Compute',
    })
    expect(renderMail({ ...application, capitalContribution: false }, options).text).toContain('Interest in capital contribution: No\n')
  })

  it('begins with the number and location of the GPUs, what the applicant wants, and how to reply', () => {
    const { text, html } = renderMail({ ...application, numberOfGPUs: 1000 }, options)
    expect(text).toMatch(
      /^New Cloud Host Application - Lagos Compute\n\n1,000 x NVIDIA H100 80GB\nLagos, Nigeria\. Enterprise Data Center\. Wants a call\.\nReply: amara@lagos-compute\.example \(or reply to this email\)\n/,
    )
    expect(html).toContain(
      `href="mailto:amara@lagos-compute.example?subject=Re%3A%20Your%20Cloud%20Host%20Application%20(${toShortReference(options.reference)})"`,
    )
    expect(bare(html)).toContain('Reply to Amara Okafor &rarr;</a>')
    // 1,000 GPUs are drawn as 63 squares.
    expect(html.match(/height="14"/g)).toHaveLength(63)
    expect(html).toContain('1 square = 16 GPUs')
  })

  it('has no images, web fonts, flexbox, grid or custom properties, which Gmail, Outlook or Apple Mail may not show', () => {
    const { html } = renderMail(application, options)
    expect(html).not.toMatch(/<img|<link|@import|@font-face|url\(|display:flex|display:grid|var\(/)
    expect(html.length).toBeLessThan(60_000)
  })

  it('keeps an address with URL characters in one piece', () => {
    const { html } = renderMail({ ...application, companyEmail: 'a&b?c=d@company.example' }, options)
    expect(html).toContain('href="mailto:a%26b%3Fc%3Dd@company.example?subject=')
  })

  it('is frozen, and so are its recipients', () => {
    const mail = renderMail(application, options)
    expect(Object.isFrozen(mail) && Object.isFrozen(mail.to)).toBe(true)
  })

  it('escapes values, so that no answer adds an element', () => {
    const planted = { ...application, firstName: '<script>x</script>', companyName: '"><img src=x>', roleAtCompany: "&lt;b&gt;'" }
    const { html } = renderMail(planted, options)
    expect(tags(html)).toEqual(tags(renderMail(application, options).html))
    expect(html).toContain('&lt;script&gt;x&lt;/script&gt;')
    expect(html).toContain('&amp;lt;b&amp;gt;&#39;')
  })

  // A link that a program could find: a host, an @, a scheme, an IP address or a Windows path.
  const linkable = /[\p{L}\d_-][.。．｡][\p{L}\d]|[^\s\u200b][@＠]\S|:[/\\]{2}|\\{2}/u

  const expectUnlinked = (text: string) => {
    const mail = renderMail({ ...application, companyName: text, firstName: text, callPreference: text }, options)
    const lines = mail.text.split('\n').filter((line) => /^(?:First name|Company name|Call|New Cloud)/.test(line))
    expect(lines).toHaveLength(4)
    for (const line of [mail.subject, ...lines]) {
      expect(line.replaceAll('\u200b', '')).toContain(text)
      expect(line.replaceAll(/\.(?:exe|html?|php|pdf)\b/g, '')).not.toMatch(linkable)
    }
    // A mail program looks for links in each text node. Only the applicant's address may become a link.
    const nodes = mail.html.slice(mail.html.indexOf('<body')).split(/<[^>]*>/)
    const found = nodes.filter((node) => linkable.test(node.replaceAll(/\.(?:exe|html?|php|pdf)\b/g, '')))
    expect(found.filter((node) => !node.includes('lagos-compute'))).toEqual([])
    expect(mail.html).not.toContain('\u200b')
  }

  it.each([...planted.unlinked, 'Booking.com', 'evil.com.Ltd', 'https://evil.example/x', 'www.evil', '\\\\evil\\share', '203.0.113.5'])(
    'shows %s as typed, in a form that mail programs do not turn into a link',
    expectUnlinked,
  )

  it('breaks a host with a common top-level domain, alone or inside other text, so that mail programs make no link of it', () => {
    const name = constantFrom('evil', 'a.b.c.evil', 'xn--80ak6aa92e', 'bücher', '3m-like')
    const ending = constantFrom(...'com net io co xyz top ru shop click de zip cloud ly me gg link рф 中国 co.uk github.io COM'.split(' '))
    const before = constantFrom('', 'see ', 'CEO, ', '(', 'win@', 'https:\\\\', 'Lagos/')
    const after = constantFrom(
      '',
      '/login',
      '/a/b',
      ':8080/x',
      ':443',
      '?x=1',
      '/?ref=9',
      '/#win',
      '/~x',
      '/@x',
      '\\login',
      './x',
      ',',
      ' now',
      ')',
    )
    assert(property(before, name, ending, after, (start, host, domain, end) => expectUnlinked(`${start}${host}.${domain}${end}`)))
  })

  it.each(['Node.js', 'Next.js/Vue.js', '7.5 kW', 'C++ & C#', '59.91,10.75', 'Sr.Mgr.Ops/Delivery', 'Lagos: 24:00', 'St.Gallen', 'V2.1.3'])(
    'leaves %s exactly as typed, because no mail program makes a link of it',
    (companyName) => {
      const { subject, text, html } = renderMail({ ...application, companyName }, options)
      expect(subject).toBe(`New Cloud Host Application - ${companyName}`)
      expect(text).toContain(`\nCompany name: ${companyName}\n`)
      expect(text).not.toContain('Suspected spam')
      expect(html).not.toContain('<wbr>')
    },
  )

  it('makes no link of a web address that an applicant pasted together with the email address', () => {
    const { text } = renderMail({ ...application, emailTyped: '"evil.com/login" <amara@lagos-compute.example>' }, options)
    expect(text).not.toContain('evil.com')
  })

  it('says which answers contain something like a web address, without marking the subject', () => {
    const mail = renderMail({ ...application, companyName: 'Booking.com', callPreference: 'meet.example.com/amara' }, options)
    expect(mail.text).toMatch(/\nSuspected spam: .*\bCompany name\n/)
    expect(mail.subject).not.toContain('Suspected spam')
  })

  it('shows the original input if it was normalized, and flags an address that may be personal', () => {
    const typed = {
      ...application,
      numberTyped: '１００',
      emailTyped: 'Amara <ops@telstra.com>',
      companyEmail: 'ops@telstra.com',
      numberOfGPUs: 100,
    }
    const { text } = renderMail(typed, options)
    expect(text).toContain('\nNumber of GPUs: 100 (typed: １００)\n')
    expect(text).toContain('\nCompany email: ops@telstra.com (typed: Amara <ops\u200b@telstra\u200b.com>; may be a personal address)\n')
    expect(renderMail(application, options).text).not.toMatch(/typed:|personal address/)
  })

  it.each(['=?utf-8?q?=5BPaid=5D?=', 'A =?UTF-8?B?4oCu?= B', '==??utf-8?q?x?=', '=?=?utf-8?q?x?='])(
    'has no encoded word in the subject, even if the company is called %s',
    (companyName) => {
      const { subject, text } = renderMail(
        { ...application, companyName },
        { ...options, spamSignals: ['honeypot'], possibleDuplicate: true },
      )
      // A mail program decodes an encoded word only if it starts with `=?` (RFC 2047).
      expect(subject).not.toContain('=?')
      expect(subject.replaceAll('= ?', '=?')).toContain(companyName)
      expect(text).toContain(`\nCompany name: ${companyName}\n`)
    },
  )

  it('names the button that led to the form, and marks suspected spam', () => {
    const mail = renderMail({ ...application, referralSource: 'partner' }, { ...options, spamSignals: ['honeypot', 'fast'] })
    expect(mail.subject).toBe('[Suspected spam] New Cloud Host Application - Lagos Compute')
    expect(mail.text).toContain('\nReferral source: Become a Partner\n')
    expect(mail.text).toContain(
      '\nSuspected spam: a field that people do not see was filled in; it was filled in faster than a person types\n',
    )
  })
})

it('mentions a fast submission in the email but not in the subject', () => {
  const mail = renderMail(application, { ...options, spamSignals: ['fast'] })
  expect(mail.subject).toBe('New Cloud Host Application - Lagos Compute')
  expect(mail.text).toContain('Suspected spam: it was filled in faster than a person types')
})

it('detects only a filled honeypot and a fast submission', () => {
  expect(detectSpamSignals(application)).toEqual([])
  expect(detectSpamSignals({ ...application, website: '', elapsedMs: 60_000 })).toEqual([])
  expect(detectSpamSignals({ ...application, website: 'x' })).toEqual(['honeypot'])
  expect(detectSpamSignals({ ...application, elapsedMs: 20 })).toEqual(['fast'])
})
