import type { PagePiece } from './page-piece.ts'
import { elementAt, entryOf } from '@quizwright/domain/defined.ts'

/** A letter of a script that is written from right to left. */
export const rtl = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const rtlLetters = new RegExp(rtl.source, 'gu')
const otherLetters = /[\p{L}\p{N}]/gu
/** Forms of Arabic letters within a word, as fonts have them, and ligatures. */
const shaped = /[\ufb50-\ufdff\ufe70-\ufeff]+/g
const mirrored: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '«': '»',
  '»': '«',
  '<': '>',
  '>': '<',
}
const mirror = (text: string): string => text.replaceAll(/[()[\]{}«»<>]/g, (sign) => entryOf(mirrored, sign))

/** Whether most letters of a line are of scripts that are written from right to left. */
export const isRightToLeft = (text: string): boolean => {
  const own = text.match(rtlLetters)?.length ?? 0
  return own > 0 && own * 2 > (text.match(otherLetters)?.length ?? 0)
}

const hasOtherLetters = ({ text }: PagePiece): boolean => !rtl.test(text) && /[\p{L}\p{N}]/u.test(text)

/**
 * The text of a line that is read from right to left. Its pieces are where they are printed, so numbers and Latin words
 * among them keep their own order. Brackets are printed mirrored.
 */
export const inLogicalOrder = (
  pieces: readonly PagePiece[],
  between: (left: PagePiece, right: PagePiece) => string,
): string => {
  const sorted = pieces.toSorted((one, other) => other.x - one.x)
  let text = ''
  for (let at = 0; at < sorted.length; at += 1) {
    let end = at
    if (hasOtherLetters(elementAt(sorted, at))) {
      // Signs between two such pieces belong to them.
      for (let next = at + 1; next < sorted.length && !rtl.test(elementAt(sorted, next).text); next += 1)
        if (hasOtherLetters(elementAt(sorted, next))) end = next
    }
    const run = sorted.slice(at, end + 1).reverse()
    if (at > 0) text += between(elementAt(sorted, at), elementAt(sorted, at - 1))
    text += run
      .map((piece, index) => {
        const own = run.length === 1 && !hasOtherLetters(piece) ? mirror(piece.text) : piece.text
        return (index > 0 ? between(elementAt(run, index - 1), piece) : '') + own
      })
      .join('')
    at = end
  }
  return text.replaceAll(shaped, (forms) => forms.normalize('NFKC'))
}
