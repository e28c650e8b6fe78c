import { lettersIn } from './emphasis.ts'
import type { PagePiece } from './page-piece.ts'
import { inReadingOrder } from './reading-order.ts'
import { inLogicalOrder, isRightToLeft, rtl } from './right-to-left.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

/**
 * A printed line. `isApart`: more space is above it than between the lines of a paragraph. `mark`: the text behind its
 * label is bold, or stands out by a colour.
 */
export type PageLine = {
  page: number
  text: string
  x: number
  right: number
  y: number
  height: number
  isApart: boolean
  mark?: 'bold' | 'colour'
}

/** The space between two pieces, in heights of their letters, from which words or columns are apart. */
const wordGap = 0.15
const columnGap = 2.5
/** The space between two lines, in heights of their letters, from which another paragraph begins. */
const paragraphGap = 1.75

type OpenLine = { pieces: PagePiece[]; x: number; right: number; y: number; height: number }

/** Pieces of a script that is written from right to left may go on to the left. */
const isSameLine = (line: OpenLine, piece: PagePiece): boolean => {
  const height = Math.max(line.height, piece.height)
  if (Math.abs(line.y - piece.y) >= height * 0.5) return false
  const isBackward = piece.x + piece.width < line.x + height
  return (
    piece.x > line.right - height ||
    (isBackward && [piece, ...line.pieces].some(({ text }) => rtl.test(text)))
  )
}

/** What stands between two pieces: nothing within a word, and wide space between columns. */
const between = (left: PagePiece, right: PagePiece): string => {
  const gap = (right.x - left.x - left.width) / (right.height || left.height || 1)
  if (gap > columnGap) return '   '
  return gap > wordGap && !/\s$/.test(left.text) && !/^\s/.test(right.text) ? ' ' : ''
}

const textOf = ({ pieces }: OpenLine): string => {
  const letters = pieces.map(({ text }) => text).join('')
  return isRightToLeft(letters)
    ? inLogicalOrder(pieces, between)
    : pieces
        .map((piece, index) => (index > 0 ? between(elementAt(pieces, index - 1), piece) : '') + piece.text)
        .join('')
}

/** The label of an option may be plain before a text in bold. */
const label = /^\s*(?:[([]?\p{L}[.)\]:]|[([]?\p{Nd}{1,2}[.)\]]|[•◦▪-])/u

const markOf = ({ pieces }: OpenLine): PageLine['mark'] => {
  const emphasis = pieces.flatMap((piece) => piece.emphasis ?? [])
  const written = label.exec(pieces.map(({ text }) => text).join(''))?.[0] ?? ''
  const behind = emphasis.slice(lettersIn(written))
  if (behind.length === 0 || behind.includes('none')) return undefined
  return behind.includes('bold') ? 'bold' : 'colour'
}

/** Puts the pieces of a page together. */
export const linesOfPage = (pieces: readonly PagePiece[], page: number): PageLine[] => {
  const lines: OpenLine[] = []
  for (const piece of pieces) {
    if (piece.text === '') continue
    const last = lines.at(-1)
    if (last && isSameLine(last, piece)) {
      last.pieces.push(piece)
      last.x = Math.min(last.x, piece.x)
      last.right = Math.max(last.right, piece.x + piece.width)
      last.height = Math.max(last.height, piece.height)
    } else if (piece.text.trim() !== '') {
      const { x, y, width, height } = piece
      lines.push({ pieces: [piece], x, right: x + width, y, height })
    }
  }
  const ordered = besideOneAnother(inReadingOrder(lines))
  return ordered.map((line, index): PageLine => {
    const { x, right, y, height } = line
    const above = ordered[index - 1]
    const isApart =
      above === undefined || above.y - y > Math.max(above.height, height) * paragraphGap || above.y < y
    const mark = markOf(line)
    return { page, text: textOf(line), x, right, y, height, isApart, ...(mark && { mark }) }
  })
}

/** Joins what the file has apart and stands in one printed line, as a number in a box beside its text. */
const besideOneAnother = (lines: readonly OpenLine[]): OpenLine[] => {
  const result: OpenLine[] = []
  for (const line of lines) {
    const last = result.at(-1)
    const isBeside =
      last !== undefined &&
      Math.abs(last.y - line.y) < Math.min(last.height, line.height) * 0.3 &&
      (last.right <= line.x || line.right <= last.x)
    if (!isBeside) result.push(line)
    else
      result[result.length - 1] = {
        pieces: [...last.pieces, ...line.pieces].toSorted((one, other) => one.x - other.x),
        x: Math.min(last.x, line.x),
        right: Math.max(last.right, line.right),
        y: last.y,
        height: Math.max(last.height, line.height),
      }
  }
  return result
}

/** How many lines at the top and at the bottom of a page may be its header and footer. */
const outerLines = 4
/** A short page has fewer, and questions between them. */
const outerOf = (count: number): number => Math.min(outerLines, Math.max(2, Math.floor(count / 6)))
const pageNumber =
  /^(?:page|seite|página|pagina|стр\.?|صفحة|صفحہ)\s*\p{Nd}+(?:\s*(?:of|von|de|di|из|\/)\s*\p{Nd}+)?$/iu

/** Headers and footers are the same on most pages, but for their numbers. Questions, options and answers are none. */
export const withoutFurniture = (
  pages: readonly (readonly PageLine[])[],
  isOfList: (text: string) => boolean,
): { lines: PageLine[]; furniture: string[] } => {
  const nameOf = ({ text }: PageLine): string => text.trim().replaceAll(/\p{Nd}+/gu, '#')
  const isOuter = (index: number, count: number): boolean =>
    index < outerOf(count) || index >= count - outerOf(count)
  const counts = new Map<string, number>()
  for (const lines of pages)
    for (const name of new Set(lines.filter((_, index) => isOuter(index, lines.length)).map(nameOf)))
      counts.set(name, (counts.get(name) ?? 0) + 1)
  const isFurniture = (line: PageLine, index: number, count: number): boolean =>
    isOuter(index, count) &&
    !isOfList(line.text.trim()) &&
    !/[?？؟]$/.test(line.text.trim()) &&
    (pageNumber.test(line.text.trim()) ||
      (pages.length > 1 && (counts.get(nameOf(line)) ?? 0) > Math.max(1, pages.length / 2)))
  const furniture = new Map<string, string>()
  const lines = pages.flatMap((all) =>
    all.filter((line, index) => {
      if (!isFurniture(line, index, all.length)) return true
      if (!furniture.has(nameOf(line))) furniture.set(nameOf(line), line.text.trim())
      return false
    }),
  )
  return { lines, furniture: [...furniture.values()] }
}

const answerSheet = /^answer sheet(?::|$)/i

/** Pages that are sheets for answers, as our own PDFs have them, hold no questions. */
export const isAnswerSheet = (lines: readonly PageLine[]): boolean =>
  answerSheet.test(lines[0]?.text.trim() ?? '')
