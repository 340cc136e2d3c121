import {
  holdsStyles,
  isForOneDirection,
  isInlineStyle,
  isMirrored,
  readName,
  readTexts,
  toKebab,
  toSource,
  type Node,
  type Rule,
} from './syntax.ts'

const sides: Readonly<Record<string, string>> = { Top: 'BlockStart', Bottom: 'BlockEnd', Left: 'InlineStart', Right: 'InlineEnd' }
const corners: Readonly<Record<string, string>> = {
  TopLeft: 'StartStart',
  TopRight: 'StartEnd',
  BottomLeft: 'EndStart',
  BottomRight: 'EndEnd',
}
const sizes: Readonly<Record<string, string>> = { width: 'inlineSize', height: 'blockSize', Width: 'InlineSize', Height: 'BlockSize' }

/** Returns the logical name of a physical property, or `undefined`. */
function toLogical(name: string): string | undefined {
  const [, box, side, rest = ''] =
    /^(margin|padding|border|scrollMargin|scrollPadding)(Top|Bottom|Left|Right)(Width|Style|Color)?$/.exec(name) ?? []
  if (box && side) return box + sides[side]! + rest
  const [, corner] = /^border(TopLeft|TopRight|BottomLeft|BottomRight)Radius$/.exec(name) ?? []
  if (corner) return `border${corners[corner]!}Radius`
  if (/^(top|bottom|left|right)$/.test(name)) return `inset${sides[name.charAt(0).toUpperCase() + name.slice(1)]!}`
  const [, limit, size] = /^(min|max|containIntrinsic)?(width|height|Width|Height)$/.exec(name) ?? []
  return size && (limit ? /[WH]/.test(size) : /[wh]/.test(size)) ? (limit ?? '') + sizes[size]! : undefined
}

/** Returns whether a name is used only in styles. A name such as `left` may also be a side of a rectangle. */
const isAlwaysStyle = (name: string) => /^(?:margin|padding|border|scrollMargin|scrollPadding)/.test(name)

const toCamel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Splits a value at its spaces, except inside parentheses. */
const split = (value: string) => value.trim().match(/(?:[^\s()]*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)[^\s()]*|[^\s()])+/g) ?? []

const fourSides = /^(?:margin|padding|inset|scrollMargin|scrollPadding|border(?:Width|Style|Color))$/

/** Returns what to write instead of a shorthand with different values for left and right. */
function findUnevenSides(name: string, value: string): string | undefined {
  if (name === 'borderRadius') {
    const isUneven = value.split('/').some((part) => {
      const [topLeft, topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight] = split(part)
      return topLeft !== topRight || bottomLeft !== bottomRight
    })
    return isUneven ? 'borderStartStartRadius, borderStartEndRadius, borderEndStartRadius and borderEndEndRadius' : undefined
  }
  const [top, right, bottom, left] = split(value)
  if (!fourSides.test(name) || left === undefined || left === right) return undefined
  const [, box, rest] = /^(.*?)(Width|Style|Color)?$/.exec(name)!
  return `${box}Block${rest ?? ''}: '${top} ${bottom}' and ${box}Inline${rest ?? ''}: '${left} ${right}'`
}

/** Properties in whose values `left` and `right` are ordinary words. */
const freeText = /^(?:content|quotes|fontFamily|src|.*[nN]ame|grid.*|counter.*)$/

/** Properties whose values can name a side. Outside of `.css.ts` files, the rule looks for `left` and `right` only in their values. */
const sided = /^(?:text|float$|clear$|justify|place|background|mask|clipPath|shape|offset|border)|(?:Origin|Position)$/

/** Returns what to write instead of a value with left or right. */
function findSide(name: string, value: string): string | undefined {
  const side = /(?<![\w-])(?:left|right)(?![\w-])/.exec(value)?.[0]
  if (freeText.test(name) || !side) return undefined
  const edge = side === 'left' ? 'start' : 'end'
  if (/^(?:textAlign|textAlignLast|justify.*|align.*|place.*)$/.test(name)) return `'${value.replace(side, edge)}'`
  if (/^(?:float|clear|captionSide|positionArea)$/.test(name)) return `'${value.replace(side, `inline-${edge}`)}'`
  return `the value for each direction: add selectors: { '[dir="rtl"] &': { ${name.startsWith('--') ? `vars: { '${name}': … }` : `${name}: …`} } }, because CSS has no logical value for ${name}`
}

/** Returns what to write instead of the first physical property in the value of a transition or of `will-change`. */
function findTransition(name: string, value: string): string | undefined {
  if (!/^(?:transition|transitionProperty|willChange)$/.test(name)) return undefined
  for (const [word] of value.matchAll(/(?<![\w-])[a-z]+(?:-[a-z]+)*(?![\w-])/g)) {
    const logical = toLogical(toCamel(word))
    if (logical) return `${toKebab(logical)} instead of ${word}`
  }
  return undefined
}

/** Returns true for a value that is not the value of a CSS property: a variant, a list of styles, a selector or a function. */
const isNoDeclaration = ({ type, callee, elements = [] }: Node) =>
  type === 'ObjectExpression' ||
  type.includes('Function') ||
  /^(?:style|recipe)/.test(callee?.name ?? '') ||
  elements.some((element) => element?.type === 'ObjectExpression' || element?.type === 'Identifier')

/** Reports physical directions in styles, because the components also support right-to-left writing. */
export const logicalProperties: Rule = {
  create(context) {
    let isStyleFile = false
    const report = (node: Node, message: string) => context.report({ node: node as never, message })
    return {
      Program: (program) => {
        isStyleFile = holdsStyles(context.filename, program as never)
      },
      Property: (property) => {
        const node = property as unknown as Node
        const name = readName(node)
        const value = node.value as Node
        if (name === undefined || node.parent?.type !== 'ObjectExpression' || isForOneDirection(node)) return
        if (isNoDeclaration(value)) return
        const isStyle = isStyleFile || isInlineStyle(node)
        if (!isStyle && !isAlwaysStyle(name)) return
        const logical = toLogical(name)
        if (logical) return report(node.key!, `“${name}” is a physical property. Write ${logical}, which also fits right-to-left writing.`)
        for (const { node: at, text } of readTexts(value)) {
          const mend =
            findUnevenSides(name, text) ??
            findTransition(name, text) ??
            (isMirrored(node, name) || !(context.filename.endsWith('.css.ts') || sided.test(name)) ? undefined : findSide(name, text))
          if (mend) report(at, toSource(`“${name}: ${text}” names a physical side. Write ${mend}.`))
        }
      },
    }
  },
}
