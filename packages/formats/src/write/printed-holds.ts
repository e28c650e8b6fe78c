import type { Holds } from './exported-quiz.ts'
import { imageSize } from './word/image-size.ts'

/** What a printed document can hold. */
const printedHolds: Holds = {
  images: true,
  solutions: true,
  tags: false,
  difficulty: false,
  marks: true,
  sections: true,
  descriptive: true,
  lineBreaks: true,
  controlCharacters: false,
}

const isGif = (bytes: Uint8Array): boolean => bytes[0] === 0x47 && bytes[1] === 0x49
const isShownByWord = (bytes: Uint8Array): boolean => imageSize(bytes) !== undefined
/** A PDF can show PNG and JPEG, but no GIF. */
export const isShownInPdf = (bytes: Uint8Array): boolean => isShownByWord(bytes) && !isGif(bytes)

export const wordHolds: Holds = { ...printedHolds, showsImage: isShownByWord }
export const pdfHolds: Holds = { ...printedHolds, showsImage: isShownInPdf }
