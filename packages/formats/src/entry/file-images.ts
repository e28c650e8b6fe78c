import type { FileImage } from './entry.ts'

/** The prefix of links to images in the file, until an image is stored and gets its own link. */
export const inFile = '/in-file/'

/** Collects the images of a file. Each gets one link, however often it is used. */
export const createFileImages = () => {
  const links = new Map<string, string>()
  const images: FileImage[] = []
  return {
    /**
     * Returns the link of an image and reads it at its first use. Undefined if it is missing or not an image.
     */
    add: (name: string, read: () => Uint8Array | undefined, description = ''): string | undefined => {
      const known = links.get(name)
      if (known !== undefined) return known
      const bytes = read()
      if (!bytes || !(isImage(bytes) || isDrawing(bytes))) return undefined
      const link = `${inFile}${images.length + 1}`
      links.set(name, link)
      images.push({ link, name, bytes, ...(description !== '' && { description }) })
      return link
    },
    all: (): readonly FileImage[] => images,
  }
}

/** Whether the bytes are an SVG drawing. It may hold scripts and links, so the services store what it shows. */
export const isDrawing = (bytes: Uint8Array): boolean =>
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*|<!--.*?-->\s*|<!DOCTYPE[^>[]*>\s*)*<svg[\s>]/s.test(
    new TextDecoder().decode(bytes.subarray(0, 1_000)),
  )

const beginnings = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x49, 0x46, 0x46],
] as const

/**
 * Whether the bytes begin like a PNG, JPEG, GIF or WebP. The services decode images before they store them.
 */
const isImage = (bytes: Uint8Array): boolean =>
  beginnings.some((beginning) => beginning.every((byte, index) => bytes[index] === byte))

/** The bytes of a `data:` URL; undefined for any other URL. */
export const bytesOfDataUrl = (url: string): Uint8Array | undefined => {
  const found = /^data:image\/[\w.+-]+(?:;charset=[\w-]+|;utf8)?(;base64)?,/i.exec(url)
  if (!found) return undefined
  const written = url.slice(found[0].length)
  if (found[1] !== undefined) return Buffer.from(written, 'base64')
  try {
    return Buffer.from(decodeURIComponent(written))
  } catch {
    // A sign for percent that is none.
    return Buffer.from(written)
  }
}
