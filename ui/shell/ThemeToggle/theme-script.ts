/** The name under which the reader's choice is kept. */
export const themeKey = 'theme'

/** Stands inline in `<head>`, before anything is painted: it puts the reader's remembered theme on the document. */
export const themeScript = `try{let t=localStorage.getItem('${themeKey}');/^(dark|light)$/.test(t)&&(document.documentElement.dataset.theme=t)}catch{}`
