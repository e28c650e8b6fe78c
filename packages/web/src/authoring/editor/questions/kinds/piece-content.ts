import type { Piece } from '@quizwright/domain/kinds/piece.ts'
import type { Content } from '../content.ts'

/** An entry of a list in the terms of the fields that write it. */
export const contentOfPiece = ({ text, equation, image_url: image, image_description }: Piece): Content => ({
  text,
  equation,
  image,
  description: image_description,
})

export const changedPiece = (piece: Piece, changes: Partial<Content>): Piece => {
  const { text, equation, image, description = '' } = { ...contentOfPiece(piece), ...changes }
  return { text, equation, image_url: image, ...(description !== '' && { image_description: description }) }
}
