import { defined } from '@quizwright/domain/defined.ts'
import { imageLimits } from '@quizwright/domain/limits.ts'

/** Smaller files are sent unchanged. */
const smallBytes = 1024 ** 2
const jpegQuality = 0.9

/**
 * Reduces an image of a camera to the size that the services store, so that it uploads over a slow network
 * and stays within their limit. Returns the file itself if the browser cannot decode it or make it smaller.
 */
export const shrinkImage = async (file: File): Promise<File> => {
  if (file.size <= smallBytes || file.type !== 'image/jpeg') return file
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, imageLimits.longestSide / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    defined(canvas.getContext('2d'), 'canvas').drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', jpegQuality))
    return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file
  } catch {
    return file
  }
}
