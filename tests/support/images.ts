import sharp from 'sharp'
import type { SentFile } from './send-row.ts'

/** A red square of 8 by 8 pixels. */
export const smallPng = async (): Promise<SentFile> => ({
  name: 'square.png',
  type: 'image/png',
  content: await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c00' } })
    .png()
    .toBuffer(),
})

/** Like a phone camera's image: over 1 MB, and wider than the stored size. */
export const cameraImage = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 4_000,
      height: 1_000,
      channels: 3,
      background: '#c00',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer()
