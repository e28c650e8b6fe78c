import type { Content, FileImage, RawQuestion } from '../entry/entry.ts'
import { bytesOfDataUrl, createFileImages } from '../entry/file-images.ts'
import type { Element } from '../xml/tree.ts'

/** What stands around an item in its package. */
export type ItemPlace = {
  file?: string
  section?: string
  paragraph?: string
  tags?: readonly string[]
  difficulty?: string
  readImage: (address: string) => Uint8Array | undefined
  /** The text of another file of the package. */
  readText?: (address: string) => string | undefined
  /** By what the test that orders the item multiplies its marks. */
  weight?: number
  /** What the test that orders the item does with it and the contract cannot hold. */
  lostInTest?: readonly string[]
  /** Whether another file of the package holds what has this identifier. */
  isItemElsewhere?: (identifier: string) => boolean
}
export type Images = { link: (address: string) => string | undefined; all: () => readonly FileImage[] }

/** The images that a question names, read from its package. */
export const imagesOf = (readImage: ItemPlace['readImage']): Images => {
  const images = createFileImages()
  return {
    link: (address) =>
      /^https?:\/\//.test(address)
        ? address
        : images.add(address, () => bytesOfDataUrl(address) ?? readImage(address)),
    all: images.all,
  }
}

/** Where an item of any QTI stands: its line and file, and the section that it belongs to. */
export const aroundItem = (
  { line }: Element,
  { file, section, paragraph }: ItemPlace,
): Pick<RawQuestion, 'position' | 'section' | 'paragraph'> => ({
  position: { line, ...(file !== undefined && { file }) },
  ...(section !== undefined && { section }),
  ...(paragraph !== undefined && { paragraph }),
})

/** A title that tells more than the text is lost. Many tools call each item "Question" or "Item 1". */
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
