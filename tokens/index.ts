export { vars } from './contract.css.ts'
export { contrast } from './contrast.ts'
export { media } from './media.ts'
export { contrastProblems, themeStyles, themeVariables, type Accent, type ContrastProblem, type ThemeChoice } from './theme-contract.ts'
