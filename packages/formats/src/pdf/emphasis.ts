import { elementAt } from '@quizwright/domain/defined.ts'
import type { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import type { LetterEmphasis, PagePiece } from './page-piece.ts'

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
type Operators = Awaited<ReturnType<typeof getResolvedPDFJS>>['OPS']
type Matrix = readonly [number, number, number, number, number, number]
/** A part of a page that is filled with a colour: from left to right, from bottom to top. */
type Area = { left: number; bottom: number; right: number; top: number }
type State = { colour: string; isBold: boolean; matrix: Matrix }

/** How fonts are named that are bold; those of LaTeX have names of their own. */
const boldFont = /bold|black|heavy|demi|medi(?!um)|cmb|sfbx/i
/** So far apart are the largest and the least of red, green and blue of what is seen as coloured, of 255. */
const leastColour = 0x50
const leastHighlight = 0x28
/** A higher area is the ground of a table or of a page. */
const highestArea = 60
/** A page with more coloured areas has a drawing, of which no area marks a text. */
const mostAreas = 500

const colourfulness = (colour: string): number => {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return parts.some(Number.isNaN) ? 0 : Math.max(...parts) - Math.min(...parts)
}
const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
]
/** Blanks are no letters, since pages leave them out; a ligature counts as the letters that it stands for. */
export const lettersIn = (text: string): number => text.normalize('NFKC').replaceAll(/[\s\0]/g, '').length

/**
 * Adds to the pieces of a page how their letters are emphasised, by what the page draws. The drawn letters are those of
 * the pieces, in the same order; where their number differs, only coloured areas behind a piece count.
 */
export const withEmphasis = async (
  page: Page,
  pieces: readonly PagePiece[],
  operators: Operators,
): Promise<PagePiece[]> => {
  const { letters, areas } = await readDrawing(page, operators)
  const highlighted = [...(areas.length > mostAreas ? [] : areas), ...(await readHighlights(page))]
  const counts = pieces.map(({ text }) => lettersIn(text))
  const isTold = letters.length === counts.reduce((sum, count) => sum + count, 0)
  let at = 0
  const emphases = pieces.map((piece, index): LetterEmphasis[] => {
    const count = elementAt(counts, index)
    const own = isTold ? letters.slice(at, at + count) : Array<LetterEmphasis>(count).fill('none')
    at += count
    return highlighted.some((area) => covers(area, piece)) ? own.map(() => 'colour') : own
  })
  const usual = usualIn(emphases.flat())
  return pieces.map((piece, index) => ({
    ...piece,
    emphasis: elementAt(emphases, index).map((one) => (one === usual ? 'none' : one)),
  }))
}

/** What most letters of a page have is no emphasis. */
const usualIn = (letters: readonly LetterEmphasis[]): LetterEmphasis =>
  (['colour', 'bold'] as const).find(
    (one) => letters.filter((letter) => letter === one).length > letters.length / 2,
  ) ?? 'none'

const covers = ({ left, right, bottom, top }: Area, { x, y, width, height }: PagePiece): boolean => {
  const across = x + width / 2
  const up = y + height / 3
  return across > left && across < right && up > bottom && up < top
}

const readDrawing = async (
  page: Page,
  operators: Operators,
): Promise<{ letters: LetterEmphasis[]; areas: Area[] }> => {
  const { fnArray, argsArray } = await page.getOperatorList()
  const fills = new Set([operators.fill, operators.eoFill, operators.fillStroke, operators.eoFillStroke])
  const areas: Area[] = []
  const stack: State[] = []
  let state: State = { colour: '#000000', isBold: false, matrix: [1, 0, 0, 1, 0, 0] }
  const letters: LetterEmphasis[] = []
  for (const [index, operator] of fnArray.entries()) {
    const args = (argsArray[index] ?? []) as unknown[]
    if (operator === operators.save) stack.push(state)
    else if (operator === operators.restore || operator === operators.paintFormXObjectEnd)
      state = stack.pop() ?? state
    else if (operator === operators.transform)
      state = { ...state, matrix: times(state.matrix, args as never) }
    else if (operator === operators.paintFormXObjectBegin) {
      stack.push(state)
      if (args[0]) state = { ...state, matrix: times(state.matrix, args[0] as Matrix) }
    } else if (operator === operators.setFillRGBColor) state = { ...state, colour: String(args[0]) }
    else if (operator === operators.setFont) state = { ...state, isBold: isBold(page, String(args[0])) }
    else if (operator === operators.showText) {
      for (let left = shownLetters(args[0]); left > 0; left -= 1) letters.push(emphasisOf(state))
    } else if (operator === operators.constructPath && fills.has(args[0] as number))
      areas.push(...highlightOf(state, args[2] as ArrayLike<number> | null))
  }
  return { letters, areas }
}

const emphasisOf = ({ colour, isBold }: State): LetterEmphasis =>
  colourfulness(colour) >= leastColour ? 'colour' : isBold ? 'bold' : 'none'

const isBold = (page: Page, font: string): boolean => {
  const { bold, name = '' } = page.commonObjs.has(font)
    ? (page.commonObjs.get(font) as { bold?: boolean; name?: string })
    : {}
  return bold === true || boldFont.test(name)
}

const shownLetters = (glyphs: unknown): number =>
  (glyphs as (number | { unicode: string } | null)[]).reduce<number>(
    (sum, glyph) => sum + (typeof glyph === 'object' && glyph ? lettersIn(glyph.unicode) : 0),
    0,
  )

const highlightOf = ({ colour, matrix }: State, box: ArrayLike<number> | null): Area[] => {
  if (!box || colourfulness(colour) < leastHighlight) return []
  const [a, b, c, d, e, f] = matrix
  const corners = [
    [box[0], box[1]],
    [box[2], box[3]],
  ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f])
  return areaOf(corners)
}

/** The area between points; none if it is higher than a line of text. */
const areaOf = (points: readonly (readonly number[])[]): Area[] => {
  const xs = points.map(([x = 0]) => x)
  const ys = points.map(([, y = 0]) => y)
  const area = {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  }
  return area.top - area.bottom <= highestArea ? [area] : []
}

/** What readers of a PDF mark in it, with as many corners for each line as it takes. */
const readHighlights = async (page: Page): Promise<Area[]> => {
  const annotations = (await page.getAnnotations()) as {
    subtype?: string
    quadPoints?: ArrayLike<number> | null
  }[]
  return annotations
    .filter(({ subtype }) => subtype === 'Highlight')
    .flatMap(({ quadPoints }) => {
      const numbers = Array.from(quadPoints ?? [])
      return Array.from({ length: Math.floor(numbers.length / 8) }, (_, quad) =>
        areaOf([0, 2, 4, 6].map((at) => numbers.slice(8 * quad + at, 8 * quad + at + 2))),
      ).flat()
    })
}
