import type { Piece } from '@quizwright/domain/kinds/piece.ts'
import type { Content } from '../entry/entry.ts'

export const pieceOf = ({ text, equation, image, description }: Content): Piece => ({
  text,
  equation,
  image_url: image,
  ...(description !== undefined && description !== '' && { image_description: description }),
})

export const contentOfPiece = ({ text, equation, image_url, image_description }: Piece): Content => ({
  text,
  equation,
  image: image_url,
  description: image_description,
})

/** Whether a format that has a plain text in this place holds the whole piece. */
export const isPlainPiece = ({ text, equation, image_url: image }: Piece): boolean =>
  equation === '' && image === '' && text === text.trim() && !/[\r\n]|\s\s/.test(text)
