/** Languages of samples. The stylesheet has a rule for each language, so that the selected tab shows before scripts run. */
export const codeLanguages = ['curl', 'typescript', 'python', 'cli'] as const

export type CodeLanguage = (typeof codeLanguages)[number]

export const isLanguage = (value: unknown): value is CodeLanguage => codeLanguages.some((language) => language === value)

const otherNames: Readonly<Record<string, CodeLanguage>> = {
  bash: 'curl',
  sh: 'curl',
  shell: 'curl',
  js: 'typescript',
  javascript: 'typescript',
  node: 'typescript',
  ts: 'typescript',
  py: 'python',
}

/** Reads a language as people write it in an address, such as `PYTHON` or `ts`. */
export function parseLanguage(text: string): CodeLanguage | undefined {
  const name = text.trim().toLowerCase()
  return isLanguage(name) ? name : Object.hasOwn(otherNames, name) ? otherNames[name] : undefined
}

export const languageKey = 'lang'

/**
 * Script for `<head>` that sets the language before first paint and stores choices made before hydration. It reads clicks, because a radio
 * that is checked in the HTML fires no `change`. It knows only the exact names, because the script is in every page and must be small.
 */
export const languageScript =
  `try{let r=/^(${codeLanguages.join('|')})$/,q=new URLSearchParams(location.search).get('${languageKey}'),` +
  `l=r.test(q)?q:localStorage.getItem('${languageKey}');r.test(l)&&(document.documentElement.dataset.lang=l);` +
  `addEventListener('click',({target:{type:t,value:v}})=>{if(t==='radio'&&r.test(v))localStorage.setItem('${languageKey}',document.documentElement.dataset.lang=v)})}catch{}`
