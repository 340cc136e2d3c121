export const themeKey = 'theme'

/** Script for `<head>` that sets the saved theme before first paint. */
export const themeScript = `try{let t=localStorage.getItem('${themeKey}');/^(dark|light)$/.test(t)&&(document.documentElement.dataset.theme=t)}catch{}`
