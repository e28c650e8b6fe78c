import { elementAt } from '../defined.ts'
import { lengths } from '../limits.ts'
import { type Piece, piece } from './piece.ts'
import { blankPiece } from './pieces.ts'

/** A text that would not be read back as it is, or that is more than a text, is written as JSON. */
const isPlain = (one: Piece): boolean =>
  one.equation === '' &&
  one.image_url === '' &&
  one.image_description === undefined &&
  one.text === one.text.trim() &&
  one.text !== '' &&
  !one.text.startsWith('{')

/** Writes pieces into one cell: "Paris | Lyon". A backslash stands before a bar in a text. */
export const writePieces = (pieces: readonly Piece[]): string =>
  pieces
    .map((one) => (isPlain(one) ? one.text : JSON.stringify(one)).replaceAll(/[\\|]/g, String.raw`\$&`))
    .join(' | ')

const readPiece = (written: string): Piece | undefined => {
  const text = written.length <= lengths.option ? blankPiece(written) : undefined
  if (!written.startsWith('{')) return text
  try {
    return piece.parse(JSON.parse(written))
  } catch {
    return text
  }
}

/** Splits a cell at its bars, except those with a backslash before them. */
const split = (cell: string): string[] => {
  const parts = ['']
  for (let at = 0; at < cell.length; at++) {
    const next = cell[at + 1]
    if (cell[at] === '\\' && (next === '|' || next === '\\')) parts[parts.length - 1] += elementAt(cell, ++at)
    else if (cell[at] === '|') parts.push('')
    else parts[parts.length - 1] += elementAt(cell, at)
  }
  return parts
}

/** Reads what `writePieces` writes. Undefined if one of them is too long. */
export const readPieces = (cell: string): Piece[] | undefined => {
  const read = split(cell)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(readPiece)
  return read.every((one) => one !== undefined) ? read : undefined
}
