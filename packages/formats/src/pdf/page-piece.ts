/** How a letter stands out from most others of its page; `colour` also by a coloured ground. */
export type LetterEmphasis = 'none' | 'bold' | 'colour'

/** A piece of text on a page, as its file has it: where it begins, how wide and high it is. Heights grow upwards. */
export type PagePiece = {
  text: string
  x: number
  y: number
  width: number
  height: number
  /** How each letter is emphasised, blanks left out (`emphasis.ts`). */
  emphasis?: readonly LetterEmphasis[]
}
