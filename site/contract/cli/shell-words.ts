const token = new RegExp(
  [
    String.raw`\\\n`,
    String.raw`(?<space>[ \t]+)`,
    String.raw`(?<comment>#[^\n]*)`,
    String.raw`(?<redirect>\d?(?:>>?|<)(?:&\d)?[ \t]*)`,
    String.raw`(?<end>\n|&&|\|\|?|;|&)`,
    String.raw`'(?<single>[^']*)'`,
    String.raw`"(?<double>(?:\\[\s\S]|[^"\\])*)"`,
    String.raw`\\(?<escaped>[\s\S])`,
    String.raw`(?<plain>[^\s\\'"|&;<>#]+|[\s\S])`,
  ].join('|'),
  'gy',
)

/**
 * Splits a shell sample into its commands, each into words: knows quotes, escapes, continued lines, comments, pipes, `&&`, `;`,
 * redirections and variables set before a command. It expands nothing.
 */
export const shellWords = (sample: string): readonly (readonly string[])[] => {
  const all: string[][] = []
  let words: string[] = []
  let word: string | undefined
  let intoFile = false
  const endWord = () => {
    if (word !== undefined && !intoFile && !(words.length === 0 && /^[A-Za-z_]\w*=/.test(word))) words.push(word)
    if (word !== undefined) intoFile = false
    word = undefined
  }
  const endCommand = () => {
    endWord()
    if (words.length > 0) all.push(words)
    words = []
  }
  for (const { 0: match, groups = {} } of sample.matchAll(token)) {
    const { space, comment, redirect, end, single, double, escaped, plain } = groups
    if (match === '\\\n' || space !== undefined) endWord()
    else if (comment !== undefined && word === undefined) continue
    else if (redirect !== undefined) {
      endWord()
      intoFile = !redirect.includes('&')
    } else if (end !== undefined) endCommand()
    else word = (word ?? '') + (single ?? double?.replace(/\\(["\\$`])/g, '$1') ?? escaped ?? plain ?? comment ?? '')
  }
  endCommand()
  return all
}
