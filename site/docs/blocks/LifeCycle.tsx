export { LifeCycle } from '#ui/docs/LifeCycle/LifeCycle.tsx'
