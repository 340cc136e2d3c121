import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getConstraints, fieldNames, fields } from './fields.ts'
import { complete } from '../application.fixture.ts'
import { messages, problems } from '../words/errors.ts'
import { fromForm, parseApplication } from './schema.ts'

const check = (change: Record<string, unknown>) => parseApplication({ ...complete, ...change })
const texts = fieldNames.flatMap((name) => {
  const field = fields[name]
  return field.kind === 'text' ? [{ name, ...field }] : []
})
const blanks = [undefined, ' \u3000\t', '\u3164\u1160\u2800\u200b\t\n']

/** Pasted text with invisible characters, and the expected result. */
const pasted: readonly (readonly [pasted: string, left: string])[] = [
  ['a\r\nBcc: x@y.example', 'a Bcc: x@y.example'],
  ['a\tb', 'a b'],
  ['a\u2028b', 'a b'],
  ...[
    '\u0000',
    '\u202e',
    '\u2066',
    '\u200b',
    '\u00ad',
    '\ufeff',
    '\u034f',
    '\u115f',
    '\u17b4',
    '\u200d',
    '\u200c',
    '\u{e0041}',
    '\u2800',
    '\ufffc',
  ].map((unseen) => [`a${unseen}b`, 'ab'] as const),
  ['ا\u200c\u200cب', 'ا\u200cب'],
]

const accepted: [string, Record<string, unknown>, ...unknown[]][] = [
  ['one letter', { firstName: 'O' }],
  ['an apostrophe and a hyphen', { lastName: "O’Neill-D'Arcy, Jr." }],
  ['Chinese', { firstName: '王' }],
  ['Arabic', { lastName: 'الخوارزمي' }],
  ['Devanagari', { firstName: 'प्रिया' }],
  ['Persian with a zero-width non-joiner', { firstName: 'علی\u200cرضا' }],
  ['Hindi with a zero-width joiner', { lastName: 'क\u094d\u200dष' }],
  ['Sinhala with a zero-width joiner', { companyName: 'ක\u0dca\u200dරමය' }],
  ['an emoji of two parts', { companyName: 'Team 👩🏽\u200d💻' }],
  ['a variation selector', { lastName: '葛\u{e0101}城' }],
  ['two variation selectors, of which it removes one', { lastName: '葛\u{e0101}\u{e0102}城' }, '葛\u{e0101}城'],
  ['an emoji in color', { companyName: '❤\ufe0f Labs' }],
  ['a joined emoji in color', { companyName: 'Labs 🏳\ufe0f\u200d🌈 & ❤\ufe0f\u200d🔥' }],
  ['hidden data in selectors and tags, which it removes', { companyName: 'A\u{e0120}\u{e0131}\u{e0068}\u{e0069}\u{e007f} Labs' }, 'A Labs'],
  ['the flag of a region', { locationOfGPUs: '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} Edinburgh' }],
  ['a number as the company name', { companyName: '42' }],
  ['a domain as the company name', { companyName: 'Booking.com' }],
  ['two places', { locationOfGPUs: 'St.Gallen/Zurich' }],
  ['two slashes between words', { companyName: 'AC//DC' }],
  ['a mailbox of 64 characters', { companyEmail: `${'a'.repeat(64)}@b.example` }],
  ['a mailbox with dots', { companyEmail: 'a.b.c@d.example' }],
  ['Thai', { firstName: 'สมชาย' }],
  ['Hebrew', { firstName: 'דוד' }],
  ['Georgian', { firstName: 'გიორგი' }],
  ['an emoji and a plus', { companyName: 'C++ & 🚀 <Labs>' }],
  ['surrounding spaces', { firstName: '  Amara\u00a0\n' }, 'Amara'],
  ['decomposed letters', { firstName: 'Jose\u0301' }, 'José'],
  ...texts.flatMap(({ name, required }) =>
    [...pasted, ...(required ? [] : blanks.map((value) => [value, undefined] as const))].map(
      ([value, left]): [string, Record<string, unknown>, unknown] => [`${name} ${JSON.stringify(value)}`, { [name]: value }, left],
    ),
  ),
  [
    'an address pasted with a tab and a soft hyphen',
    { companyEmail: '\tamara@lagos-\u00adcompute.example\u200b\n' },
    'amara@lagos-compute.example',
  ],
  ...[
    'Amara Okafor <amara@lagos-compute.example>',
    '"Okafor, Amara" <amara@lagos-compute.example>',
    'mailto:amara@lagos-compute.example',
    'amara@ｌａｇｏｓ-compute.example,',
    'ａｍａｒａ＠ｌａｇｏｓ－ｃｏｍｐｕｔｅ．ｅｘａｍｐｌｅ',
    '＜amara﹫lagos-compute.example＞',
    'Okafor, Amara (amara@lagos-compute.example)',
    'Amara@Lagos-Compute.example<mailto:amara@lagos-compute.example>',
    'Correo - amara@ lagos-compute.example',
    '"Amara Okafor (Lagos Compute)" <amara@lagos-compute.example>',
    'Amara @ Lagos <amara@lagos-compute.example>',
    'Dr. Amara Okafor, Ph.D. <amara@lagos-compute.example>',
    '"amara@lagos-compute.example',
    'mailto:amara@lagos-compute.example?subject=GPUs&cc=b@other.example',
    '<mailto:%61mara@lagos-compute.example>',
    'amara@ lagos-compute.example',
    'amara @ lagos-compute .example',
  ].map((typed): [string, Record<string, unknown>, string] => [typed, { companyEmail: typed }, 'amara@lagos-compute.example']),
  ['the curly apostrophe of Word', { companyEmail: 'rob.o’reilly@acme.example' }, "rob.o'reilly@acme.example"],
  ...['Tel:+49 30 1234567', 'javascript:alert(1)', 'www.meet.example', 'calendly.com/amara/30min', 'https://meet.example/amara?x=1'].map(
    (typed): [string, Record<string, unknown>, string] => [typed, { callPreference: typed }, typed],
  ),
  ['a string of digits', { numberOfGPUs: ' 0064 ' }, 64],
  ...(
    [
      ['1,000', 1000],
      ['1 000', 1000],
      ['1\u202f000', 1000],
      ['1,000,000', 1_000_000],
      ['64 GPUs', 64],
      ['about 1,000 GPUs', 1000],
      ['\u200b64\t', 64],
      ['٦٤', 64],
      ['١٬٠٠٠', 1000],
      ['𝟞𝟜', 64],
      ['>100', 100],
      ['64x', 64],
      ['64 units.', 64],
      ['約64', 64],
      ['min. 64', 64],
      ['100 or more', 100],
      ['1,00,000', 100_000],
      ['10,00,000', 1_000_000],
      ["64 gpu's", 64],
      ['№64', 64],
      ['৬৪টি', 64],
      ['64-', 64],
      ['GPU x64', 64],
    ] as const
  ).map(([typed, read]): [string, Record<string, unknown>, number] => [`the number ${typed}`, { numberOfGPUs: typed }, read]),
  ['the smallest number', { numberOfGPUs: '1' }, 1],
  ['the largest number', { numberOfGPUs: 1_000_000 }, 1_000_000],
  ['no capital contribution', { capitalContribution: undefined }, false],
  ['every setup', { gpuSetupDescription: 'other' }],
  ['every preference', { moreInfoPreference: 'written' }],
  ['an upper-case UUID', { applicationId: 'A0EEBC99-9C0B-4EF8-BB6D-6BB9BD380A11' }, 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'],
  ['an empty applicationId', { applicationId: '' }, undefined],
  ['a filled honeypot', { website: 'https://spam.example\r\n' }],
  ['a honeypot with a number', { website: 7 }, undefined],
  ['a fill time as text', { elapsedMs: '1200' }, 1200],
  ['an invalid fill time', { elapsedMs: 'soon' }, undefined],
  ['a referral source', { referralSource: 'provide' }],
  ['an unknown referral source', { referralSource: '\r\nBcc: x' }, undefined],
  ['an international mail domain', { companyEmail: 'info@bücher-rechner.example' }, 'info@xn--bcher-rechner-wob.example'],
]

const refused: [string, Record<string, unknown>, Record<string, string>][] = [
  ...texts.flatMap(({ name, required, maxLength }): [string, Record<string, unknown>, Record<string, string>][] => [
    ...[5, ...(required ? blanks : [])].map((value): [string, Record<string, unknown>, Record<string, string>] => [
      `${name} ${JSON.stringify(value)}`,
      { [name]: value },
      { [name]: messages[name] },
    ]),
    [`${name} too long`, { [name]: 'é'.repeat(maxLength + 1) }, { [name]: problems.tooLong(name, maxLength) }],
    ...['a\ud800b', 'a\ufffdb'].map((value): [string, Record<string, unknown>, Record<string, string>] => [
      `${name} ${JSON.stringify(value)}`,
      { [name]: value },
      { [name]: problems.characters(name) },
    ]),
  ]),
  ...(['firstName', 'lastName'] as const).flatMap((name): [string, Record<string, unknown>, Record<string, string>][] => [
    [`${name} without a letter`, { [name]: '42' }, { [name]: problems.letter(name) }],
    [`${name} of a mark alone`, { [name]: '\u0301' }, { [name]: problems.letter(name) }],
    [`${name} of a variation selector`, { [name]: '\ufe0f' }, { [name]: messages[name] }],
  ]),
  ['callPreference with markup', { callPreference: '<a href=x>' }, { callPreference: problems.markup('callPreference') }],
  ['a company name of punctuation only', { companyName: '--' }, { companyName: problems.letterOrDigit('companyName') }],
  ...['a..b@firm.example', '.a@firm.example', 'a.@firm.example', `${'a'.repeat(65)}@firm.example`].map(
    (value): [string, Record<string, unknown>, Record<string, string>] => [
      value,
      { companyEmail: value },
      { companyEmail: problems.mailbox },
    ],
  ),
  ...[
    'a',
    'a@b',
    'a@b.7',
    'a@1.2.3.4',
    'a@[1.2.3.4]',
    'a,b@c.example',
    'a b@c.example',
    'a@b..example',
    '@b.example',
    '<a@b.example> <c@d.example>',
    'a@b.example, c@d.example',
    'a@b.example (c@d.example)',
    'a@b.example <c@d.example>',
    'Amara a@b.example',
    'Ltd. a@b.example',
    'a@b.example. Amara',
    'a@b.example, a@c.example',
    'a@b: a@c.example',
    'a@-b.example',
    'a@b.example\r\nBcc: c@d.example',
    'a@b.c',
    '"a b"@c.example',
    'a@b.example?cc=x',
  ].map((value): [string, Record<string, unknown>, Record<string, string>] => [
    value,
    { companyEmail: value },
    { companyEmail: problems.email },
  ]),
  [
    'an email address of 255 characters',
    { companyEmail: `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example` },
    { companyEmail: problems.tooLong('companyEmail', 254) },
  ],
  ...['jürgen@münchen-gpu.de', 'å@b.example'].map((value): [string, Record<string, unknown>, Record<string, string>] => [
    value,
    { companyEmail: value },
    { companyEmail: problems.mailboxLetters },
  ]),
  ['letters such as ü in an address with another mistake', { companyEmail: 'jürgen@b' }, { companyEmail: problems.email }],
  ['no email', { companyEmail: ' ' }, { companyEmail: messages.companyEmail }],
  ['gmail', { companyEmail: 'Amara@GMail.com ' }, { companyEmail: problems.personal }],
  ['full-width gmail', { companyEmail: 'amara@ｇｍａｉｌ.com' }, { companyEmail: problems.personal }],
  ...['10k', '10²', '10³ GPUs', '64①', '5k', '10万', '2 million', '50 %', 'H100', 'many', '六十四', '-1', '-5'].map(
    (value): [string, Record<string, unknown>, Record<string, string>] => [
      `numberOfGPUs ${value}`,
      { numberOfGPUs: value },
      { numberOfGPUs: problems.digits('numberOfGPUs') },
    ],
  ),
  ...(
    [
      ['64 H100', [64, 100]],
      ['8x8', [8]],
      ['8*16', [8, 16]],
      ['2 x 8', [2, 8]],
      ['٢x٨', [2, 8]],
      ['64-128', [64, 128]],
      ['64, 128', [64, 128]],
      ['1.5', [1, 5]],
      ['1.000', [1000, 1]],
      ['1.000,00', [1000]],
      ['1,000 000', [1, 0]],
      ['1e3', [1, 3]],
      ['64 or 128 or 256', [64, 128]],
    ] as const
  ).map(([value, offers]): [string, Record<string, unknown>, Record<string, string>] => [
    `numberOfGPUs ${value}`,
    { numberOfGPUs: value },
    {
      numberOfGPUs: problems.oneNumber(
        'numberOfGPUs',
        offers.filter((offer) => offer > 0),
      ),
    },
  ]),
  ...[0, -1, 1.5, Number.NaN, '', '0', ' \t', true, null, undefined, [8]].map(
    (value): [string, Record<string, unknown>, Record<string, string>] => [
      `numberOfGPUs ${String(value)}`,
      { numberOfGPUs: value },
      { numberOfGPUs: messages.numberOfGPUs },
    ],
  ),
  ['too many GPUs', { numberOfGPUs: '1000001' }, { numberOfGPUs: 'Number of GPUs: enter a number up to 1,000,000' }],
  ['an unknown setup', { gpuSetupDescription: 'Other' }, { gpuSetupDescription: messages.gpuSetupDescription }],
  ['no setup', { gpuSetupDescription: '' }, { gpuSetupDescription: messages.gpuSetupDescription }],
  ['no preference', { moreInfoPreference: undefined }, { moreInfoPreference: messages.moreInfoPreference }],
  ['an invalid capital contribution', { capitalContribution: 'yes' }, { capitalContribution: messages.capitalContribution }],
  ['no consent', { emailConsent: false }, { emailConsent: 'Please check the email consent checkbox to submit the form' }],
  ['consent as text', { emailConsent: 'true' }, { emailConsent: messages.emailConsent }],
  ['a wrong applicationId', { applicationId: '1' }, { applicationId: problems.applicationId }],
]

it('accepts both ends of the range of each whole number', () => {
  for (const name of fieldNames) {
    const field = fields[name]
    if (field.kind === 'wholeNumber')
      for (const count of [field.min, field.max])
        expect(
          check({ [name]: String(count) }),
          `${name} in rules/fields.ts refuses ${count}, although its range includes this number`,
        ).toMatchObject({
          ok: true,
        })
  }
})

describe('the schema', () => {
  it.each(accepted)('accepts %s', (_, change, ...expected) => {
    const result = check(change)
    const [name, value] = Object.entries(change)[0] ?? []
    expect(result.ok && Object.entries(result.application).find(([key]) => key === name)?.[1]).toBe(
      expected.length > 0 ? expected[0] : value,
    )
  })

  const read = (name: 'numberOfGPUs' | 'companyEmail', typed: string) => {
    const result = check({ [name]: typed })
    return result.ok && result.application[name]
  }

  it('reads a number in the digits of several scripts, in groups and with words around it', () => {
    const written = (digits: string) => (number: number) => String(number).replaceAll(/\d/g, (digit) => Array.from(digits)[Number(digit)]!)
    const digits = constantFrom('0123456789', '０１２３４５６７８９', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९', '๐๑๒๓๔๕๖๗๘๙')
    const sign = constantFrom('', ',', ' ', '\u202f', '’', "'", '_', '٬', '，')
    const before = constantFrom(
      '',
      'about ',
      '~',
      '>',
      '<',
      '≈ ',
      '± ',
      '約',
      '#',
      '№',
      'c. ',
      'min. ',
      'etwa ',
      'около ',
      '(',
      'GPU x',
      '\u200b',
    )
    const ends =
      "| GPUs|gpu|x| ×| pcs|. | units.|+| + GPUs| or more| plus| or so|台| 枚ほど| Stück| unidades| gpu's| GPU(s)| graphics cards|,|-|)|\t"
    const after = constantFrom(...ends.split('|'))
    assert(
      property(integer({ min: 1, max: 1_000_000 }), digits, sign, before, after, (number, script, group, start, end) => {
        const text = written(script)(number).replaceAll(/(?<=.)(?=(?:.{3})+$)/gsu, group)
        expect([text, read('numberOfGPUs', start + text + end)]).toEqual([text, number])
      }),
    )
  })

  it('reads an address in brackets or quotes, after a label or a bullet, and before punctuation', () => {
    const address = constantFrom('amara@lagos-compute.example', 'amara＠lagos-compute.example', 'amara @ lagos-compute.example')
    const [around, before, after] = [
      constantFrom('', '<>', '()', '[]', '""', "''", '“”', '„“', '«»', '「」', '‚‘', '``', '＜＞'),
      constantFrom('', 'E-mail: ', 'Correo：', 'Correo - ', 'mailto:', '• ', ' '),
      constantFrom('', '.', '。', ';', ',', '!', ':', '>', '…', '\n'),
    ]
    assert(
      property(address, around, before, after, (typed, [open = '', close = ''], start, end) => {
        expect(read('companyEmail', start + open + typed + close + end)).toBe('amara@lagos-compute.example')
      }),
    )
  })

  it.each(refused)('refuses %s', (_, change, expected) => expect(check(change)).toEqual({ ok: false, fields: expected, unknown: [] }))

  it('accepts text of exactly the maximum length', () => {
    for (const { name, maxLength } of texts) expect(check({ [name]: 'x'.repeat(maxLength) }).ok).toBe(true)
    expect(check({ companyEmail: `${'a'.repeat(63)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(59)}d.example` }).ok).toBe(true)
  })

  it('reports missing fields in the order of the form', () => {
    const result = parseApplication({})
    expect(result.ok || Object.keys(result.fields)).toEqual(fieldNames.filter((name) => fields[name].required))
    expect(parseApplication([complete])).toEqual(result)
    expect(parseApplication(null)).toEqual(result)
  })

  it('names unknown keys, including __proto__', () => {
    expect(check({ role: 'admin', bcc: 'x' })).toEqual({ ok: false, fields: {}, unknown: ['role', 'bcc'] })
    const planted: unknown = JSON.parse(`{"__proto__":{"emailConsent":true},${JSON.stringify(complete).slice(1)}`)
    expect(parseApplication(planted)).toEqual({ ok: false, fields: {}, unknown: ['__proto__'] })
  })
})

describe('the values of a form', () => {
  const form = (change: Record<string, string>) => {
    const { capitalContribution: _c, emailConsent: _e, ...rest } = complete
    return new URLSearchParams({ ...rest, numberOfGPUs: '64', ...change })
  }

  it('include checked boxes, and treat absent boxes as unchecked', () => {
    for (const value of ['on', 'true', 'yes']) expect(parseApplication(fromForm(form({ emailConsent: value }))).ok).toBe(true)
    expect(fromForm(form({ emailConsent: 'on' }))['capitalContribution']).toBe(false)
    expect(fromForm(form({ capitalContribution: 'off' }))).toMatchObject({ capitalContribution: false, emailConsent: false })
    expect(parseApplication(fromForm(form({ emailConsent: 'on', capitalContribution: 'perhaps' }))).ok).toBe(false)
  })

  it.each(['lpchecked', 'firstName[]', '_charset_', 'constructor', '__proto__'])('exclude a control named %s', (name) => {
    const sent = form({ emailConsent: 'on' })
    const plain = parseApplication(fromForm(sent))
    sent.append(name, 'x')
    expect(plain.ok).toBe(true)
    expect(parseApplication(fromForm(sent))).toEqual(plain)
  })

  it('include only the first value of a repeated field', () => {
    expect(fromForm(new URLSearchParams('firstName=a&firstName=b'))['firstName']).toBe('a')
  })
})

describe('the constraints of a field', () => {
  it('match the rules of the schema', () => {
    expect(getConstraints('companyName')).toEqual({ required: true })
    expect(getConstraints('companyEmail')).toEqual({ required: true, type: 'email' })
    expect(getConstraints('numberOfGPUs')).toEqual({ required: true, type: 'wholeNumber', min: 1 })
    expect(getConstraints('capitalContribution')).toEqual({ required: false })
    for (const name of fieldNames) expect(getConstraints(name).required).toBe(fields[name].required)
  })
})
