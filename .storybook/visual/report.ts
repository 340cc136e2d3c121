import { encode, type Picture } from './picture.ts'

/** A picture that is not as agreed. */
export interface Change {
  id: string
  title: string
  mode: string
  /** What is wrong, in words. */
  what: string
  before?: Picture
  after?: Picture
  difference?: Picture
}

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const figure = async (label: string, picture: Picture | undefined) =>
  picture
    ? `<figure><figcaption>${label}</figcaption><img alt="" width="${picture.width}" height="${picture.height}" src="data:image/webp;base64,${(await encode(picture)).toString('base64')}"></figure>`
    : `<figure><figcaption>${label}</figcaption><p>none</p></figure>`

/** One page without any other file: what was agreed, what is there, where they differ, and the command that accepts it. */
export async function reportOf(changes: readonly Change[], accept: (id: string) => string): Promise<string> {
  const parts: string[] = []
  for (const { id, title, mode, what, before, after, difference } of changes) {
    const pictures = await Promise.all([figure('Before', before), figure('After', after), figure('Difference', difference)])
    parts.push(`<section id="${id}.${mode}"><h2>${escape(title)} <small>${mode}</small></h2><p>${escape(what)}</p>
<p>Accept it: <code>${escape(accept(id))}</code></p><div>${pictures.join('')}</div></section>`)
  }
  const links = changes.map(({ id, title, mode, what }) => `<li><a href="#${id}.${mode}">${escape(title)}, ${mode}</a>: ${escape(what)}</li>`)
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${changes.length} pictures are not as agreed</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 2rem }
section { border-block-start: 1px solid; margin-block-start: 3rem }
section > div { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: start }
figure { margin: 0 }
img { display: block; outline: 1px solid #8888; max-inline-size: 100%; block-size: auto }
code { user-select: all; padding: .1em .4em; border: 1px solid }
</style>
<h1>${changes.length} pictures are not as agreed</h1>
<p>Accept all of them: <code>${escape(accept(''))}</code></p>
<ol>${links.join('\n')}</ol>
${parts.join('\n')}
</html>
`
}
