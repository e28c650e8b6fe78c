import type { Holds } from '../exported-quiz.ts'
import { imageSize } from '../word/image-size.ts'

/** PNG and JPEG are drawn; a GIF is not. */
const isGif = (bytes: Uint8Array): boolean => bytes[0] === 0x47 && bytes[1] === 0x49

export const pdfHolds: Holds = {
  images: true,
  solutions: true,
  tags: false,
  difficulty: false,
  marks: true,
  sections: true,
  descriptive: true,
  lineBreaks: true,
  controlCharacters: false,
  showsImage: (bytes) => imageSize(bytes) !== undefined && !isGif(bytes),
}
