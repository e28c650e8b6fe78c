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
