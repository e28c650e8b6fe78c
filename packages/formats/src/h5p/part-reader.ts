import { contentOfHtml } from '../content/content-of-text.ts'
import type { Content } from '../entry/entry.ts'
import { createFileImages } from '../entry/file-images.ts'
import { isObject, type JsonObject } from '../json/json-fields.ts'

export const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '')
export const listOf = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : [])
export const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {})

/** Reads a file of the package by its path below the content. */
export type ReadFile = (path: string) => Uint8Array | undefined

/** Reads the texts and images of one question. */
export const createPartReader = (readFile: ReadFile) => {
  const without: string[] = []
  const images = createFileImages()
  const link = (path: string, description = ''): string | undefined =>
    images.add(path, () => readFile(path), description)
  const html = (value: unknown): Content =>
    contentOfHtml(stringOf(value), { findImage: (path) => link(path), without })
  return {
    without,
    images: images.all,
    html,
    /** The link of a file of an image; undefined if the package does not hold it. */
    image: (file: unknown, description = ''): string | undefined => {
      const { path } = objectOf(file)
      return typeof path === 'string' ? link(path, description) : undefined
    },
    /** A text with the image beside it. A video, a sound and what is missing are named. */
    withMedia(content: Content, media: unknown): Content {
      const { type } = objectOf(media)
      const { library, params } = objectOf(type)
      if (library === undefined) return content
      const { file, alt } = objectOf(params)
      const found = isImage(library) ? this.image(file, stringOf(alt)) : undefined
      if (found !== undefined && content.image === '')
        return { ...content, image: found, description: stringOf(alt) }
      if (found !== undefined || objectOf(params).file !== undefined || !isImage(library))
        without.push('its image or video')
      return content
    },
  }
}

const isImage = (library: unknown): boolean => /^H5P\.Image\b/.test(stringOf(library))

export type PartReader = ReturnType<typeof createPartReader>
