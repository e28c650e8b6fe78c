import { lastOf } from '@quizwright/domain/defined.ts'
import { mathToTex } from '../content/math-to-tex.ts'
import { raiseText } from '../content/raised-text.ts'
import { readOptionStart } from '../exam-text/patterns.ts'
import { parseHtml } from '../xml/parse-html.ts'
import { isKeyHeading } from '../exam-text/key-headings.ts'
import { attribute, descendants, type Element, elementsOf, textOf } from '../xml/tree.ts'
import { quoteCell } from './delimited.ts'
import { emphasisOf } from './emphasis.ts'
import { isOneChosenEach, keyOfGroup, rightByMarkup, rightByValue } from './right-by-markup.ts'
import { reviewedQuestions } from './moodle-review.ts'
import { withClassStyles } from './class-styles.ts'
import { beginList, labelOf, type List } from './list-labels.ts'

const blocks = new Set(
  (
    'address article aside blockquote center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header label ' +
    'legend main nav p pre section'
  ).split(' '),
)
const silent = new Set('script style head template title colgroup xml o:p'.split(' '))

/** A line being built. `isMarked`: whether all of its words so far are emphasised; undefined if it has none. */
type Line = { label: string; text: string; isMarked: boolean | undefined }
type State = { lines: Line[]; lists: List[]; images: number; isByChoice: boolean }

const blankLine = (): Line => ({ label: '', text: '', isMarked: undefined })

/**
 * Turns pasted HTML into text as people type it: list numbers and letters before their lines, a star before
 * the only emphasised option, and tabs between table cells. `images` counts the images, which text cannot
 * hold. `isByChoice`: the right options are the chosen buttons, which are only read where `readsChosen` is set, because
 * the author must be told.
 */
export const textOfHtml = (
  html: string,
  { readsChosen = false } = {},
): { text: string; images: number; isByChoice: boolean } => {
  const page = withClassStyles(reviewedQuestions(parseHtml(html)))
  const state: State = {
    lines: [blankLine()],
    lists: [],
    images: 0,
    isByChoice: readsChosen && isOneChosenEach(page),
  }
  addChildren(page, state, false)
  const text = state.lines
    .map(writeLine)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return { text, images: state.images, isByChoice: state.isByChoice }
}

/** Whether a text begins with the letter that its list gives it. */
const hasLabel = (label: string, text: string): boolean =>
  /^[a-h]\)/.test(label) && new RegExp(`^[([]?${label[0]}[.)\\]:]\\s`, 'i').test(text)

const writeLine = ({ label, text, isMarked }: Line): string => {
  const written = text.replaceAll(/[^\S\t\n]+/g, ' ').trim()
  // Assistants put letters into bullets, which get letters, too.
  const line = hasLabel(label, written) ? written : `${label}${written}`
  return isMarked && readOptionStart(line) ? `*${line.trimStart()}` : line
}

const beginLine = ({ lines }: State): void => {
  const last = lastOf(lines)
  if (last.text.trim() !== '' || last.label !== '') lines.push(blankLine())
}

const addText = ({ lines }: State, text: string, isMarked: boolean | undefined): void => {
  const line = lastOf(lines)
  line.text += text
  if (isMarked !== undefined && text.trim() !== '') line.isMarked = (line.isMarked ?? true) && isMarked
}

const addChildren = (element: Element, state: State, isMarked: boolean | undefined): void => {
  for (const child of element.children) {
    if (typeof child !== 'string') addElement(child, state, isMarked)
    else addText(state, child.replaceAll(/\s+/g, ' '), isMarked)
  }
}

const addElement = (element: Element, state: State, within: boolean | undefined): void => {
  const { name } = element
  if (silent.has(name)) return
  const style = attribute(element, 'style') ?? ''
  // The emphasis of a number drawn by a word processor does not count for its line.
  const isLabel = /mso-list:\s*ignore/i.test(style)
  const isMarked = isLabel ? undefined : within === undefined ? undefined : (emphasisOf(element) ?? within)
  // What is hidden from people who listen repeats what is told: formulas as they are drawn.
  if (attribute(element, 'aria-hidden') === 'true') return
  if (name === 'br') return void state.lines.push(blankLine())
  if (name === 'hr') return void state.lines.push(blankLine(), blankLine())
  if (name === 'input') return addInput(element, state)
  if (name === 'select') return addText(state, gapOf(element), undefined)
  // The button that opens the answer names it as the line below does.
  if (name === 'summary' && isKeyHeading(textOf(element))) return
  if (name === 'img') return void (state.images += 1)
  if (name === 'math') return addText(state, String.raw`\(${mathToTex(element)}\)`, isMarked)
  const raised = /vertical-align:\s*(super|sub)\b/i.exec(style)?.[1]?.toLowerCase()
  if (name === 'sup' || raised === 'super') return addText(state, raiseText(textOf(element), 'sup'), isMarked)
  if (name === 'sub' || raised === 'sub') return addText(state, raiseText(textOf(element), 'sub'), isMarked)
  if (name === 'table') return addTable(element, state)
  if (name === 'ol' || name === 'ul') return addList(element, state, isMarked)
  if (name === 'li') return addItem(element, state, isMarked)
  const isRight = blocks.has(name) || name === 'label' ? rightByMarkup(element) : undefined
  if (isRight !== undefined) return addOption(element, state, isRight)
  if (!blocks.has(name)) return addChildren(element, state, isMarked)
  // The paragraph inside a list item follows the item's number on the same line.
  beginLineUnlessLabelled(state)
  addChildren(element, state, isMarked)
  const key = keyOfGroup(element)
  if (key !== undefined) {
    beginLine(state)
    addText(state, `Answer: ${key}`, undefined)
  }
  if (textOf(element).trim() === '' && name === 'p') state.lines.push(blankLine(), blankLine())
  else beginLine(state)
}

/** An option in a block of its own, whose markup says whether it is right. */
const addOption = (element: Element, state: State, isRight: boolean): void => {
  beginLine(state)
  const first = state.lines.length
  addChildren(element, state, undefined)
  const line = state.lines.slice(first - 1).find(({ text }) => text.trim() !== '')
  // A place to choose stands before it already.
  const written = line?.text.trimStart().replace(/^[○●☐☑]\s*/u, '') ?? ''
  // A letter already says that it is an option.
  if (line && /^[([]?[A-Ha-h][.)\]]\s/.test(written)) line.text = isRight ? `*${written}` : written
  else if (line) line.text = `${isRight ? '☑' : '☐'} ${written}`
  beginLine(state)
}

/** A list that drops down is a gap in its text, with what it offers. What is chosen may be somebody's answer. */
const gapOf = (select: Element): string => {
  const offered = descendants(select, 'option').filter((one) => attribute(one, 'value') !== '')
  const texts = offered.map((one) => textOf(one).trim()).filter((text) => !/^$|(?:\.{3}|…)$/.test(text))
  return ` ____ (${texts.join(' / ')}) `
}

/**
 * A place to choose. What is chosen there may be somebody's answer, so it only marks where one of each group is chosen,
 * and the author is told.
 */
const addInput = (element: Element, state: State): void => {
  if (!/^(?:radio|checkbox)$/i.test(attribute(element, 'type') ?? '')) return
  beginLine(state)
  const isFilled = rightByValue(element) ?? (state.isByChoice && attribute(element, 'checked') !== undefined)
  const [empty, filled] = attribute(element, 'type')?.toLowerCase() === 'radio' ? '○●' : '☐☑'
  addText(state, `${isFilled ? filled : empty} `, undefined)
}

const beginLineUnlessLabelled = (state: State): void => {
  const last = lastOf(state.lines)
  if (last.label === '' || last.text.trim() !== '') beginLine(state)
}

const addList = (element: Element, state: State, isMarked: boolean | undefined): void => {
  const hasTextAbove = state.lines.some(({ text }) => text.trim() !== '')
  state.lists.push(beginList(element, state.lists.length, hasTextAbove))
  addChildren(element, state, isMarked)
  state.lists.pop()
  beginLine(state)
  const key = keyOfGroup(element)
  if (key !== undefined) state.lines.push({ ...blankLine(), text: `Answer: ${key}` })
  // What follows all of a list does not go on with its last item.
  if (state.lists.length === 0) state.lines.push(blankLine())
}

const addItem = (element: Element, state: State, isMarked: boolean | undefined): void => {
  beginLine(state)
  lastOf(state.lines).label = labelOf(state.lists.at(-1), attribute(element, 'style') ?? '')
  const isRight = rightByMarkup(element)
  addChildren(element, state, isRight ?? isMarked)
  beginLine(state)
}

/** The rows of a table or the cells of a row. Those of a table within a cell are read with that cell, once. */
const partsOf = (element: Element, ...names: string[]): Element[] =>
  elementsOf(element).flatMap((child) => {
    if (names.includes(child.name)) return [child]
    return child.name === 'table' ? [] : partsOf(child, ...names)
  })

/** A table with a single cell is only a frame around its text. */
const addTable = (table: Element, state: State): void => {
  beginLine(state)
  const rows = partsOf(table, 'tr').map((row) => partsOf(row, 'td', 'th'))
  for (const cells of rows) {
    const texts = cells.map((cell) => {
      const inside: State = { ...state, lines: [blankLine()], lists: [], images: 0 }
      addChildren(cell, inside, false)
      state.images += inside.images
      return inside.lines.map(writeLine).join('\n').trim()
    })
    const [only = '', ...others] = texts
    addText(state, others.length === 0 ? only : texts.map(quoteCell).join('\t'), undefined)
    beginLine(state)
  }
}
