/**
 * Opens a page that draws once a second. On a busy processor, Chromium sometimes stops drawing a page until another page of the same process
 * draws something.
 */
const clock = open('', 'clock')!
if (clock.document.title === '') {
  clock.document.title = 'Keeps the stories drawing'
  clock.setInterval(() => (clock.document.body.textContent = String(clock.performance.now())), 1000)
}
