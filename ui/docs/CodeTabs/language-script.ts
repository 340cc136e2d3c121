import { codeLanguages } from './languages.ts'

/** Storage key of the chosen language, and query parameter that chooses one. */
export const languageKey = 'lang'

/**
 * Script for `<head>` that sets the language before the first paint: that of the address, else the remembered one. It hears choices too:
 * React resets a radio button that was chosen before it came.
 */
export const languageScript =
  `try{let r=/^(${codeLanguages.join('|')})$/,q=new URLSearchParams(location.search).get('${languageKey}'),` +
  `l=r.test(q)?q:localStorage.getItem('${languageKey}');r.test(l)&&(document.documentElement.dataset.lang=l);` +
  `addEventListener('change',({target:{type:t,value:v}})=>{if(t==='radio'&&r.test(v))localStorage.setItem('${languageKey}',document.documentElement.dataset.lang=v)})}catch{}`
