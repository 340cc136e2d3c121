import { writeLink, writeList } from '../compile/shapes/markdown.ts'
import { start } from '../words/start.ts'

export const markdown = () => [writeList([start.first, start.reference].map(writeLink)), start.note]
