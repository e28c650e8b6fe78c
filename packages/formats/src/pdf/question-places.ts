import type { PageBox } from '@quizwright/domain/schemas/csv.ts'
import { isKeyHeading } from '../exam-text/key-headings.ts'
import { isSolutionHeading } from '../exam-text/field-names.ts'
import { isSectionHeading } from '../exam-text/section-headings.ts'
import type { PageLine } from './page-lines.ts'

/** A question goes on over at most so many columns and pages, and lines. */
const maxBoxes = 4
const maxLines = 80
/** The part of a letter's height below its line. */
const below = 0.3
/** The height of letters that a file gives none. */
const usualHeight = 10

/** Headings belong to what follows, and keys and solutions to the whole list. */
const endsQuestion = ({ text }: PageLine): boolean =>
  isKeyHeading(text.trim()) || isSolutionHeading(text.trim()) || isSectionHeading(text.trim())

const boxOf = ({ page, x, right, y, height }: PageLine): PageBox => ({
  page,
  left: Math.floor(x),
  bottom: Math.floor(y - (height || usualHeight) * below),
  right: Math.ceil(right),
  top: Math.ceil(y + (height || usualHeight)),
})

/** Whether a line stands below the part of a page, in the same column. A line above it begins another column. */
const goesOnBelow = (box: PageBox, line: PageLine): boolean =>
  line.page === box.page && line.y < box.top && line.x <= box.right && line.right >= box.left

/** The parts of pages on which lines stand, one for each column and page. */
const boxesOf = (lines: readonly PageLine[]): PageBox[] => {
  const boxes: PageBox[] = []
  for (const line of lines) {
    const last = boxes.at(-1)
    const box = boxOf(line)
    if (last && goesOnBelow(last, line))
      boxes[boxes.length - 1] = {
        page: last.page,
        left: Math.min(last.left, box.left),
        bottom: Math.min(last.bottom, box.bottom),
        right: Math.max(last.right, box.right),
        top: Math.max(last.top, box.top),
      }
    else if (boxes.length === maxBoxes) break
    else boxes.push(box)
  }
  return boxes
}

/** From the next column, and from the line below. */
const distance = 6
/** What is further below a question than this is no drawing of it. */
const deepestDrawing = 300

/** A question's part with what may be drawn beside and below its lines: up to the next column and the next line. */
const withDrawings = (box: PageBox, onPage: readonly PageLine[], edges: Edges): PageBox => {
  const beside = onPage.filter(({ y }) => y > box.bottom && y < box.top)
  const right = Math.min(
    ...beside.filter(({ x }) => x >= box.right).map(({ x }) => x - distance),
    edges.right,
  )
  const left = Math.max(
    ...beside.filter((one) => one.right <= box.left).map((one) => one.right + distance),
    edges.left,
  )
  const wide = { ...box, left: Math.min(box.left, left), right: Math.max(box.right, right) }
  const below = onPage.filter(({ x, y, right: to }) => y < box.bottom && x < wide.right && to > wide.left)
  const next = Math.max(...below.map(({ y, height }) => Math.ceil(y + height + distance)))
  return box.bottom - next > deepestDrawing ? wide : { ...wide, bottom: Math.min(box.bottom, next) }
}

/** How far the lines of a document go to both sides. */
type Edges = { left: number; right: number }
const edgesOf = (lines: readonly PageLine[]): Edges => ({
  left: Math.floor(lines.reduce((least, { x }) => Math.min(least, x), Infinity)),
  right: Math.ceil(lines.reduce((most, { right }) => Math.max(most, right), 0)),
})

/**
 * Tells where a question stands, by the number of its first line. It ends where another one or a heading begins.
 */
export const createPlaces = (
  lines: readonly PageLine[],
  starts: readonly number[],
): ((first: number) => PageBox[]) => {
  const isStart = new Set(starts)
  const edges = edgesOf(lines)
  const onPage = Map.groupBy(lines, ({ page }) => page)
  return (first) => {
    const start = Math.max(0, first - 1)
    const rest = lines.slice(start, start + maxLines)
    const end = rest.findIndex(
      (line, index) => index > 0 && (isStart.has(start + index + 1) || endsQuestion(line)),
    )
    return boxesOf(end < 0 ? rest : rest.slice(0, end)).map((box) =>
      withDrawings(box, onPage.get(box.page) ?? [], edges),
    )
  }
}
