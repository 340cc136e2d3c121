import { transform } from 'lightningcss'
import {
  holdsStyles,
  isInlineStyle,
  readAttribute,
  readName,
  readTexts,
  toKebab,
  toSource,
  unknownValue,
  walkUp,
  type Node,
  type Rule,
} from './syntax.ts'

/** Properties whose words are names and not colors. */
const named = /animation|font|grid|transition|name|will-change|content|counter/
/** The colors of a mask don't matter, because only its opacity shows. */
const mask = /^(?:-webkit-)?mask/

const known = new Map<string, boolean>()

/** Returns true if a CSS declaration contains a color value. System colors, `currentColor` and `transparent` are no color values. */
function hasColorValue(property: string, value: string): boolean {
  const key = `${property}:${value}`
  const answer = known.get(key)
  if (answer !== undefined || mask.test(property)) return answer ?? false
  const words: string[] = []
  let found = false
  transform({
    filename: 'style.css',
    code: Buffer.from(`a{${key}}`),
    errorRecovery: true,
    visitor: {
      Color: (color) => {
        if (typeof color === 'object' && color.type !== 'currentcolor' && !('alpha' in color && color.alpha === 0)) found = true
      },
      Token: {
        // The parser reads a value that contains a variable as single words.
        ident: ({ value: word }) => {
          if (!named.test(property)) words.push(word)
        },
      },
    },
  })
  found ||= property !== 'color' && words.some((word) => hasColorValue('color', word))
  known.set(key, found)
  return found
}

/** Matches hexadecimal and functional notations in any text, such as the source of an SVG. */
const notation =
  /(?<![\w/&.?=#-]|url\()#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!\s*from\b|[^)]*var\()[^)]*\d[^)]*\)/i

/** Finds a color in a text that is not a style. Ignores addresses and ids. */
export const findNotation = (text: string): string | undefined =>
  notation.exec(text.replaceAll(/(?:href|id|to)=["']?#[\w-]*|&#\w+;|\w#[\w-]+|\w\s#\d+\b/g, ''))?.[0]

const colorAttribute = /^(?:fill|stroke|color|stopColor|floodColor|lightingColor|bgcolor)$/
const addresses = /^(?:href|id|to|hash|anchor|current|openId)$/

export const mend = 'Use a color of the contract, such as color.text.default. To add one, add a row to tokens/color/colors.ts.'

/** Reports color values outside of `tokens/`. */
export const rawColors: Rule = {
  create(context) {
    let isStyleFile = false
    const check = (node: Node) => {
      for (const { text } of readTexts(node)) {
        const owner = [...walkUp(node)].find(({ type }) =>
          ['Property', 'JSXAttribute', 'CallExpression', 'VariableDeclarator'].includes(type),
        )
        const name = owner?.type === 'Property' ? readName(owner) : owner?.type === 'JSXAttribute' ? readAttribute(owner.name) : undefined
        const isValue = owner?.key !== node
        const isStyle =
          (owner?.type === 'Property' && isValue && (isStyleFile || isInlineStyle(node))) ||
          (owner?.type === 'VariableDeclarator' && isStyleFile)
        const isColor = owner?.type === 'JSXAttribute' && colorAttribute.test(name!)
        const found = isStyle
          ? hasColorValue(name === undefined ? '--value' : toKebab(name), text)
          : isColor
            ? hasColorValue('color', text)
            : !addresses.test(name ?? '') && findNotation(text.replaceAll(unknownValue, '')) !== undefined
        if (found)
          context.report({ node: node as never, message: `“${toSource(text)}” is a raw color${name ? ` of ${name}` : ''}. ${mend}` })
      }
    }
    return {
      Program: (program) => {
        isStyleFile = holdsStyles(context.filename, program as never)
      },
      Literal: (node) => check(node as unknown as Node),
      TemplateLiteral: (node) => check(node as unknown as Node),
    }
  },
}
