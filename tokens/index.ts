export { vars } from './contract.css.ts'
export { contrast } from './color/contrast.ts'
export { media } from './media.ts'
export { contrastProblems, themeStyles, themeVariables, type Accent, type ContrastProblem, type ThemeChoice } from './color/theme-choice.ts'
