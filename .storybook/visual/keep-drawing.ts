/**
 * On a busy processor, Chromium sometimes forgets to draw the tiles that a frame waits for. The page then gets no more frames until another
 * page of the same process draws something. The page that opens here does so every second.
 */
const clock = open('', 'clock')!
if (clock.document.title === '') {
  clock.document.title = 'Keeps the stories drawing'
  clock.setInterval(() => (clock.document.body.textContent = String(clock.performance.now())), 1000)
}
