declare module 'virtual:component-facts' {
  const facts: Record<string, import('./facts.ts').Fact>
  export default facts
}
declare module 'virtual:component-sizes' {
  const sizes: Record<string, import('./sizes.ts').Size>
  export default sizes
}
