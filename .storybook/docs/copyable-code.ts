import { name as packageName } from '../../ui/package.json'

/** Code for required function props. */
const bodies: Readonly<Record<string, string>> = {
  calculate: "() => ({ ok: true, charges: [], total: '0' })",
  check: 'async () => ({ ok: true, errors: [] })',
  component: '({ href, ...rest }) => <a href={href} {...rest} />',
  load: 'async () => async () => []',
  read: "async () => ''",
  text: '(done, total) => `${done} of ${total}`',
}

/** Adds imports, and replaces functions whose names were minified. */
export function toCopyableCode(code: string): string {
  if (!code.trimStart().startsWith('<')) return code
  const body = code
    // Storybook's printer doesn't escape a backslash before a closing quote.
    .replace(/(?<=: '[^'\n]*)\\'(?=,?$|\})/gm, "\\\\'")
    .replace(/<(\/?)React\.Fragment(?: key="[^"]*")?>/g, '<$1>')
    .replace(
      /(\w+)(=\{|: )(?:async )?function \w*\(\) ?\{ ?\}/g,
      (_, name: string, between: string) => `${name}${between}${bodies[name] ?? (/^on[A-Z]/.test(name) ? '() => undefined' : "() => ''")}`,
    )
  const names = [...new Set([...body.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name!))].sort()
  return names.length > 0 ? `import { ${names.join(', ')} } from '${packageName}'\n\n${body}` : body
}
