import { dark, light } from './color/themes.ts'
import { drawShapes, squareMark } from './mark.ts'

const toLowerHex = (color: string) => color.toLowerCase()

/** Icon with the accent color of the browser's theme. */
export const faviconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${squareMark.viewBox}"><style>path,circle{fill:none;stroke:${toLowerHex(light.accent.default)}}@media (prefers-color-scheme:dark){path,circle{stroke:${toLowerHex(dark.accent.default)}}}</style>${drawShapes(squareMark)}</svg>\n`
