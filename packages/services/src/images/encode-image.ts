import { imageLimits } from '@quizwright/contracts/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'

export type EncodedImage = { bytes: Buffer; ending: 'png' | 'jpg' | 'webp' }

const taken = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])
const jpegQuality = 88
const webpQuality = 88

// Pictures come one by one from different people: nothing is gained by keeping decoded ones.
sharp.cache(false)

/**
 * Decodes a picture and encodes it anew: what is stored are our encoder's bytes alone, without metadata or
 * anything hidden behind the picture. What it is say its bytes, not its name. Of an animation the first frame
 * stays. Throws IMAGE_TYPE, IMAGE_TOO_LARGE or IMAGE_BROKEN.
 */
export const encodeImage = async (given: Uint8Array): Promise<EncodedImage> => {
  const type = await fileTypeFromBuffer(given)
  if (!type || !taken.has(type.mime)) throw new Problem('IMAGE_TYPE')
  try {
    // The header alone is read first: a small file may announce more pixels than memory holds.
    const { width, height } = await sharp(given, { limitInputPixels: false, pages: 1 }).metadata()
    if (width * height > imageLimits.pixels) throw new Problem('IMAGE_TOO_LARGE')
    const image = sharp(given, { limitInputPixels: imageLimits.pixels, pages: 1, failOn: 'error' })
      .autoOrient()
      .timeout({ seconds: imageLimits.timeoutMs / 1_000 })
    switch (type.mime) {
      case 'image/jpeg':
        return { bytes: await image.jpeg({ quality: jpegQuality, mozjpeg: true }).toBuffer(), ending: 'jpg' }
      case 'image/webp':
        return { bytes: await image.webp({ quality: webpQuality }).toBuffer(), ending: 'webp' }
      default:
        return { bytes: await image.png({ compressionLevel: 9 }).toBuffer(), ending: 'png' }
    }
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('IMAGE_BROKEN', { cause: error })
  }
}
