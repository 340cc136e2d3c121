/** ISO 3166-1 alpha-2. */
export const countryPattern =
  /^(A[D-GILMOQ-UWXZ]|B[ABD-JL-OQ-TVWYZ]|C[ACDF-IK-ORU-Z]|D[EJKMOZ]|E[CEGHR-T]|F[I-KMOR]|G[ABD-IL-NP-UWY]|H[KMNRTU]|I[DEL-OQ-T]|J[EMOP]|K[EG-IMNPRWYZ]|L[A-CIKR-VY]|M[AC-HK-Z]|N[ACE-GILOPRUZ]|OM|P[AE-HK-NR-TWY]|QA|R[EOSUW]|S[A-EG-OR-TVX-Z]|T[CDF-HJ-ORTVWZ]|U[AGMSYZ]|V[ACEGINU]|W[FS]|Y[ET]|Z[AMW])$/

/** Codes of ISO 3166-1 alpha-3, in the order of the two-letter codes. */
const alpha3 =
  'ANDAREAFGATGAIAALBARMAGOATAARGASMAUTAUSABWALAAZEBIHBRBBGDBELBFABGRBHRBDIBENBLMBMUBRNBOLBESBRABHSBTNBVTBWABLRBLZCANCCKCODCAFCOGCHE' +
  'CIVCOKCHLCMRCHNCOLCRICUBCPVCUWCXRCYPCZEDEUDJIDNKDMADOMDZAECUESTEGYESHERIESPETHFINFJIFLKFSMFROFRAGABGBRGRDGEOGUFGGYGHAGIBGRLGMBGIN' +
  'GLPGNQGRCSGSGTMGUMGNBGUYHKGHMDHNDHRVHTIHUNIDNIRLISRIMNINDIOTIRQIRNISLITAJEYJAMJORJPNKENKGZKHMKIRCOMKNAPRKKORKWTCYMKAZLAOLBNLCALIE' +
  'LKALBRLSOLTULUXLVALBYMARMCOMDAMNEMAFMDGMHLMKDMLIMMRMNGMACMNPMTQMRTMSRMLTMUSMDVMWIMEXMYSMOZNAMNCLNERNFKNGANICNLDNORNPLNRUNIUNZLOMN' +
  'PANPERPYFPNGPHLPAKPOLSPMPCNPRIPSEPRTPLWPRYQATREUROUSRBRUSRWASAUSLBSYCSDNSWESGPSHNSVNSJMSVKSLESMRSENSOMSURSSDSTPSLVSXMSYRSWZTCATCD' +
  'ATFTGOTHATJKTKLTLSTKMTUNTONTURTTOTUVTWNTZAUKRUGAUMIUSAURYUZBVATVCTVENVGBVIRVNMVUTWLFWSMYEMMYTZAFZMBZWE'

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

export const countries: readonly string[] = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => countryPattern.test(code))

/** Converts a name to lowercase. Removes accents, a leading “the”, and everything that is not a letter. */
const simplify = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase()
    .replace(/^the(?=.)/, '')

const getName = (code: string, language: string) => new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? ''

/**
 * Finds the two-letter code of a country by its two-letter or three-letter code, or by its name in English or in its own language.
 * ISO 3166 reserves UK for GB.
 */
export const findCountry = (text: string): string | undefined => {
  const written = simplify(text)
  if (written === 'uk') return 'GB'
  return countries.find(
    (code, at) =>
      written === code.toLowerCase() ||
      written === alpha3.slice(at * 3, at * 3 + 3).toLowerCase() ||
      written === simplify(getName(code, 'en')) ||
      (written.length > 3 && written === simplify(getName(code, new Intl.Locale(`und-${code}`).maximize().language))),
  )
}
