import { imageLimits } from '@quizwright/contracts/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { loadSharp } from './load-sharp.ts'

export type EncodedImage = { bytes: Buffer; ending: 'png' | 'jpg' | 'webp' }

const acceptedTypes = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])
const jpegQuality = 88
const largest = { width: imageLimits.longestSide, height: imageLimits.longestSide }
const webpQuality = 88

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
    switch (type.mime) {
      case 'image/jpeg':
        return {
          bytes: await image.jpeg({ quality: jpegQuality, progressive: true }).toBuffer(),
          ending: 'jpg',
        }
      case 'image/webp':
        return { bytes: await image.webp({ quality: webpQuality, effort: 2 }).toBuffer(), ending: 'webp' }
      default:
        return { bytes: await image.png({ compressionLevel: 9 }).toBuffer(), ending: 'png' }
    }
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('IMAGE_BROKEN', { cause: error })
  }
}
