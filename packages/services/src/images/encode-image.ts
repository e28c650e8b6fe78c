import { imageLimits } from '@quizwright/domain/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { Sharp } from 'sharp'
import { loadSharp } from './load-sharp.ts'

/** `width` and `height` are in pixels. */
export type EncodedImage = {
  bytes: Buffer
  ending: 'png' | 'jpg' | 'webp'
  width: number
  height: number
}

const acceptedTypes = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])
const jpegQuality = 88
const largest = { width: imageLimits.longestSide, height: imageLimits.longestSide }
const webpQuality = 88

type Encode = (image: Sharp) => [encoded: Sharp, ending: EncodedImage['ending']]
const encodePng: Encode = (image) => [image.png({ compressionLevel: 9 }), 'png']
const encoderOf: Readonly<Record<string, Encode>> = {
  'image/jpeg': (image) => [image.jpeg({ quality: jpegQuality, progressive: true }), 'jpg'],
  'image/webp': (image) => [image.webp({ quality: webpQuality, effort: 2 }), 'webp'],
}

/**
 * Decodes an image and encodes it again, so that only bytes of our encoder are stored: no metadata and no appended
 * data. The type is detected from the bytes, not from the name. Only the first frame of an animation is kept. An
 * image from a camera is scaled down to the size for students. Throws IMAGE_TYPE, IMAGE_TOO_LARGE or IMAGE_BROKEN.
 */
export const encodeImage = async (source: Uint8Array): Promise<EncodedImage> => {
  const { fileTypeFromBuffer } = await import('file-type')
  const type = await fileTypeFromBuffer(source)
  if (!type || !acceptedTypes.has(type.mime)) throw new Problem('IMAGE_TYPE')
  const sharp = await loadSharp()
  try {
    // The header is checked first, because a small file may decode to more pixels than fit into memory.
    const { width, height } = await sharp(source, { limitInputPixels: false, pages: 1 }).metadata()
    if (width * height > imageLimits.pixels) throw new Problem('IMAGE_TOO_LARGE')
    const image = sharp(source, { limitInputPixels: imageLimits.pixels, pages: 1, failOn: 'error' })
      .autoOrient()
      .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: imageLimits.timeoutMs / 1_000 })
    const [encoded, ending] = encoderOf[type.mime]?.(image) ?? encodePng(image)
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    return { bytes: data, ending, width: info.width, height: info.height }
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('IMAGE_BROKEN', { cause: error })
  }
}
