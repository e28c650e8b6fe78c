import { elementAt } from '../defined.ts'
import type { Piece } from './piece.ts'
import { isEmptyPiece, pieceKey } from './pieces.ts'
import type { AddFinding } from './question-kind.ts'

/** Adds an error for each entry that reads like an earlier one: nobody could tell which is meant. */
export const judgeEqual = (name: string, field: string, pieces: readonly Piece[], add: AddFinding): void => {
  const keys = pieces.map(pieceKey)
  for (const [index, key] of keys.entries()) {
    const earlier = keys.indexOf(key)
    if (earlier < index && !isEmptyPiece(elementAt(pieces, index)))
      add(
        'error',
        'piecesEqual',
        `${field}.${index}.text`,
        `${name} ${earlier + 1} and ${index + 1} read alike: nobody can tell which is meant`,
      )
  }
}
