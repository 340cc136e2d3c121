export { codeKinds, plainLines, type CodeLine, type CodeToken } from '../../elements/code/code-lines.ts'
