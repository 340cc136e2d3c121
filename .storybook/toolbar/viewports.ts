export const viewports = {
  enlarged: { name: '320 × 256, a laptop enlarged to 400 %', styles: { width: '320px', height: '256px' } },
  narrow: { name: '360, a phone', styles: { width: '360px', height: '760px' } },
  medium: { name: '768, a tablet', styles: { width: '768px', height: '1024px' } },
  desktop: { name: '1024, where a header begins to show its links', styles: { width: '1024px', height: '768px' } },
  wide: { name: '1280, a laptop', styles: { width: '1280px', height: '800px' } },
}
