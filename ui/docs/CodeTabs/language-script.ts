import { codeLanguages } from './languages.ts'

/** The name under which the chosen language is kept, and of the parameter in an address that chooses one. */
export const languageKey = 'lang'

/** Stands inline in `<head>`, before anything is painted: the language of the address, else the remembered one, goes on the document. */
export const languageScript =
  `try{let r=/^(${codeLanguages.join('|')})$/,q=new URLSearchParams(location.search).get('${languageKey}'),` +
  `l=r.test(q)?q:localStorage.getItem('${languageKey}');r.test(l)&&(document.documentElement.dataset.lang=l)}catch{}`
