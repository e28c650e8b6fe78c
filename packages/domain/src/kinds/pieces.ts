import { emptyOption } from '../schemas/empty-question.ts'
import type { Option } from '../schemas/question.ts'
import { compareByKey } from './compare-by-key.ts'
import { isEmptyContent } from './options.ts'
import type { Piece } from './piece.ts'

export const blankPiece = (written = ''): Piece => ({ text: written, equation: '', image_url: '' })

export const isEmptyPiece = ({ text: written, equation, image_url }: Piece): boolean =>
  isEmptyContent(written, equation, image_url)

export const pieceOfOption = ({ option, equation, image_url, image_description }: Option): Piece => ({
  text: option,
  equation,
  image_url,
  ...(image_description !== undefined && { image_description }),
})

/** An entry of a list in the form of an option that is not right. */
export const optionOfPiece = ({ text: option, ...rest }: Piece): Option => ({
  ...emptyOption,
  option,
  ...rest,
})

/** Equal for pieces that nobody can tell apart. */
export const pieceKey = ({ text: written, equation, image_url }: Piece): string =>
  JSON.stringify([written.trim().replaceAll(/\s+/g, ' '), equation.trim(), image_url])

/** What a piece says, in one line; a dash for one that says nothing yet. */
export const pieceInWords = ({ text: written, equation, ...image }: Piece): string => {
  const words = [written, equation && String.raw`\(${equation}\)`].filter(Boolean).join(' ')
  return words || (image.image_url === '' ? '–' : image.image_description || 'image')
}

/** FNV-1a. It only has to scatter the pieces of one list. */
const hash = (value: string): number => {
  let result = 0x81_1c_9d_c5
  for (let at = 0; at < value.length; at++)
    result = Math.imul(result ^ value.charCodeAt(at), 0x01_00_01_93) >>> 0
  return result
}

/**
 * Returns the indexes of a list sorted by a hash of its entries. Stored in this order, a list says nothing about the
 * order in which its author wrote it, which often is the key.
 */
export const scattered = (pieces: readonly Piece[]): number[] => {
  const keyed = pieces.map((one, index) => ({ index, key: pieceKey(one) }))
  return keyed
    .map((one) => ({ ...one, hash: hash(one.key) }))
    .sort((a, b) => a.hash - b.hash || compareByKey(a, b))
    .map(({ index }) => index)
}
