import { imageLimits } from '@quizwright/contracts/limits.ts'

/** Smaller files are sent as they are. */
const smallBytes = 1024 ** 2
const jpegQuality = 0.9

/**
 * A camera's image as small as the services keep it, so that it reaches them over a slow network and within
 * their limit. What the browser can't decode, or can't make smaller, is returned as it is.
 */
export const shrinkImage = async (file: File): Promise<File> => {
  if (file.size <= smallBytes || file.type !== 'image/jpeg') return file
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, imageLimits.longestSide / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    canvas.getContext('2d')!.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', jpegQuality))
    return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file
  } catch {
    return file
  }
}
