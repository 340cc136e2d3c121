export { Fields as Options } from './Fields.tsx'
