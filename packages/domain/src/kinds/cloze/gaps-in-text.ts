import { splitFormulas } from '../../rules/inline-formulas.ts'

/** A piece of a text with gaps: words, which may have formulas, or the gap with this number, from 1. */
export type ClozePiece = { kind: 'words'; words: string } | { kind: 'gap'; no: number }

const marker = /\[\[([1-9]\d?)\]\]/

/** Returns the words and the gaps of a text, in order. A marker inside a formula is no gap. */
export const splitGaps = (text: string): ClozePiece[] => {
  const pieces: ClozePiece[] = []
  const addWords = (words: string): void => {
    const last = pieces.at(-1)
    if (last?.kind === 'words') last.words += words
    else if (words !== '') pieces.push({ kind: 'words', words })
  }
  for (const { kind, source } of splitFormulas(text)) {
    if (kind === 'formula') addWords(source)
    else
      for (const [index, part] of source.split(marker).entries())
        if (index % 2 === 0) addWords(part)
        else pieces.push({ kind: 'gap', no: Number(part) })
  }
  return pieces
}

/** The numbers of the gaps of a text, in order. */
export const gapsInText = (text: string): number[] =>
  splitGaps(text).flatMap((piece) => (piece.kind === 'gap' ? [piece.no] : []))

/** Returns the text with another text for each gap. */
export const withGaps = (text: string, write: (no: number) => string): string =>
  splitGaps(text)
    .map((piece) => (piece.kind === 'words' ? piece.words : write(piece.no)))
    .join('')

export const gapMarker = (no: number): string => `[[${no}]]`

const blank = '_____'

/** The text for people, where nothing is filled in: blanks, with their numbers if there are several. */
export const withBlanks = (text: string): string => {
  const isAlone = gapsInText(text).length < 2
  return withGaps(text, (no) => (isAlone ? blank : `(${no}) ${blank}`))
}

/** The text with gaps in place of its blanks; one that has gaps already stays. */
export const withGapsForBlanks = (text: string, atMost: number): string => {
  if (gapsInText(text).length > 0) return text
  let count = 0
  return text.replaceAll(/_{2,}/g, (found) => (count < atMost ? gapMarker((count += 1)) : found))
}
