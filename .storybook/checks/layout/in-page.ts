export { blankPicture } from './blank-picture.ts'
export { checkLayout } from './check-layout.ts'
