import { Problem } from '@quizwright/contracts/problem.ts'
import { imageLimits } from '@quizwright/domain/limits.ts'
import { type EncodedImage, encodeImage } from './encode-image.ts'
import { loadSharp } from './load-sharp.ts'
import { partsDrawn } from './parts-drawn.ts'

/** A plot of a statistics program has some 100 KB. */
const maxBytes = 1024 * 1024
/** A plot whose letters are shapes that it uses again has some 10,000. */
const maxParts = 100_000
/** What runs, loads, or takes a time that has little to do with the length of a file. */
const unsafe = new RegExp(
  String.raw`<!ENTITY|<(?:[\w-]+:)?(?:script|foreignObject|filter|pattern|mask|iframe|set|animate\w*)[\s/>]|` +
    String.raw`@import|\bon[a-z]+\s*=`,
  'i',
)
/** What a drawing names: a part of itself, an image within it, or something elsewhere. */
const named = /(?:href\s*=\s*["']?|url\(\s*["']?)([^"'\s)>]*)/gi
const within = /^(?:#|data:image\/(?:png|jpeg);)/i
const linksOut = (svg: string): boolean =>
  [...svg.matchAll(named)].some(([, target = '']) => target !== '' && !within.test(target))

const notDrawn = (): Problem =>
  new Problem('IMAGE_TYPE', { message: 'This drawing has parts that are not drawn here. Add it as a PNG.' })

/**
 * Draws an SVG of an imported file as a PNG, so that nothing of its code is stored. Uploads of SVG are refused: only
 * what a question file shows is drawn, and only plain shapes and texts.
 */
export const encodeDrawing = async (source: Uint8Array): Promise<EncodedImage> => {
  const svg = new TextDecoder().decode(source)
  if (source.length > maxBytes || unsafe.test(svg) || linksOut(svg)) throw notDrawn()
  if (partsDrawn(svg) > maxParts) throw notDrawn()
  const sharp = await loadSharp()
  try {
    const { width, height } = await sharp(source, { limitInputPixels: false }).metadata()
    if (width * height > imageLimits.pixels) throw new Problem('IMAGE_TOO_LARGE')
    const png = await sharp(source, { limitInputPixels: imageLimits.pixels, failOn: 'error' })
      .timeout({ seconds: imageLimits.timeoutMs / 1_000 })
      .png()
      .toBuffer()
    return await encodeImage(png)
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('IMAGE_BROKEN', { cause: error })
  }
}
