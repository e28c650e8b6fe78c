import type { Content, FileImage, RawQuestion } from '../entry/entry.ts'
import { bytesOfDataUrl, createFileImages } from '../entry/file-images.ts'
import type { Element } from '../xml/tree.ts'

/** The files and settings around an item in its package. */
export type ItemPlace = {
  file?: string
  section?: string
  paragraph?: string
  tags?: readonly string[]
  difficulty?: string
  readImage: (address: string) => Uint8Array | undefined
  /** Reads the normalized tree of another file of the package, which several items may share. */
  readShared?: (address: string) => Element | undefined
  /** The factor by which the test multiplies the marks of the item. */
  weight?: number
  /** What the test specifies for the item and the contract cannot hold. */
  lostInTest?: readonly string[]
  /** Whether another file of the package contains this identifier. */
  isItemElsewhere?: (identifier: string) => boolean
}
export type Images = {
  link: (address: string) => string | undefined
  all: () => readonly FileImage[]
}

/** Reads the images of a question from its package. */
export const readImages = (readImage: ItemPlace['readImage']): Images => {
  const images = createFileImages()
  return {
    link: (address) =>
      /^https?:\/\//.test(address)
        ? address
        : images.add(address, () => bytesOfDataUrl(address) ?? readImage(address)),
    all: images.all,
  }
}

/** The position of an item of any QTI version: its line, file and section. */
export const aroundItem = (
  { line }: Element,
  { file, section, paragraph }: ItemPlace,
): Pick<RawQuestion, 'position' | 'section' | 'paragraph'> => ({
  position: { line, ...(file !== undefined && { file }) },
  ...(section !== undefined && { section }),
  ...(paragraph !== undefined && { paragraph }),
})

/** Reports a title as lost if it contains more than the text. Many tools title every item "Question" or "Item 1". */
export const titleLost = (
  written: string | undefined,
  identifier: string | undefined,
  { text }: Content,
): string[] => {
  const title = (written ?? '').trim()
  const words = title.replace(/[\s.…?]+$/, '')
  const isNothing =
    words === '' || words === identifier || /^(?:item|question|untitled)\b[\s\d.]*$/i.test(words)
  return isNothing || text.startsWith(words) ? [] : [`its title "${title.slice(0, 100)}"`]
}
