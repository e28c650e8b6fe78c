/** A piece of text on a page, as its file has it: where it begins, how wide and high it is. Heights grow upwards. */
export type PagePiece = {
  text: string
  x: number
  y: number
  width: number
  height: number
  /** How each letter is emphasised (`emphasis.ts`). */
  emphasis?: string
}
