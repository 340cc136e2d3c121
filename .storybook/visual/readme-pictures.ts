import { readFileSync, writeFileSync } from 'node:fs'
import { Transformer } from '@napi-rs/image'

const firstScreen = { width: 1280, height: 800 }

/** Maps each picture in the README to the accepted picture of the landing page whose first screen it shows. */
export const readmePictures = {
  '.github/landing-light.webp': '.storybook/pictures/pages-landing/default.light-1280.webp',
  '.github/landing-dark.webp': '.storybook/pictures/pages-landing/default.dark-1280.webp',
} as const

export const cropFirstScreen = (picture: string): Transformer =>
  new Transformer(readFileSync(picture)).crop(0, 0, firstScreen.width, firstScreen.height)

/** Updates the README's picture when the picture that it comes from is accepted. */
export async function updateReadme(accepted: string): Promise<void> {
  for (const [file, source] of Object.entries(readmePictures))
    if (source === accepted) writeFileSync(file, await cropFirstScreen(source).webpLossless())
}
