/** Storage key of the reader's choice. */
export const themeKey = 'theme'

/** Script for `<head>` that sets the remembered theme before the first paint. */
export const themeScript = `try{let t=localStorage.getItem('${themeKey}');/^(dark|light)$/.test(t)&&(document.documentElement.dataset.theme=t)}catch{}`
