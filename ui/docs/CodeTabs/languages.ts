/** Languages of samples. The stylesheet has a rule for each, so that the selected one shows before scripts run. */
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
 * Script for `<head>` that sets the language before first paint. It stores each choice and writes it into an address that names a language,
 * because a choice may precede hydration. It reads clicks, because a radio that the page checked fires no `change`.
 */
export const languageScript =
  `try{let r=/^(${codeLanguages.join('|')})$/,k='${languageKey}',a=()=>new URL(location),q=a().searchParams.get(k),` +
  `p=(q??'').trim().toLowerCase(),n=${JSON.stringify(otherNames)}[p]??p,l=r.test(n)?n:localStorage.getItem(k);` +
  `r.test(l)&&(document.documentElement.dataset.lang=l);addEventListener('click',({target:{type:t,value:v}})=>{` +
  `if(t!=='radio'||!r.test(v))return;localStorage.setItem(k,document.documentElement.dataset.lang=v);let u=a(),s=u.searchParams;` +
  `s.has(k)&&(s.set(k,v),history.replaceState(history.state,'',u))})}catch{}`
