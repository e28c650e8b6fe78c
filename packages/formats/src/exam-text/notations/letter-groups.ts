import type { ExamLine } from '../exam-line.ts'
import { readField, readOptionStart, readQuestionStart } from '../patterns.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

/** Lines of one question whose letters count on from A: its options, or a list in its text. */
type Group = { first: number; last: number; count: number; style: string }

/** How options are written: "(a)", "a)", "A.", as a list of a word processor, or with boxes. */
const styleOf = ({ text, label }: ExamLine): string => {
  if (label) return `list ${label.list ?? label.kind}`
  const [, open = '', letter = '', close = ''] =
    /^\s*(?:[-–•·*✓✔→]\s*)?([([（]?)(\p{L})\s*([)\].:、．）-]?)/u.exec(text) ?? []
  return `${open}${letter === letter.toUpperCase() && letter !== letter.toLowerCase() ? 'A' : 'a'}${close}`
}

const isNumbered = ({ text, label, isCode }: ExamLine): boolean =>
  !isCode && (label ? label.kind === 'number' && label.level === 0 : readQuestionStart(text) !== undefined)

/** The letter of the option that begins on a line; a box has none. */
const letterOf = ({ text, label, isCode, isHeading, images }: ExamLine): string | undefined => {
  if (isCode || isHeading) return undefined
  if (label)
    return label.kind === 'letter' && label.number !== undefined
      ? String.fromCodePoint(64 + label.number)
      : undefined
  const start = readOptionStart(text)
  // A letter alone names an option.
  if (!start || readField(text) !== undefined || (start.text === '' && !images?.length)) return undefined
  return start.letter
}

const isBox = (line: ExamLine): boolean => letterOf(line) === ''

/** The groups between two numbered lines. A box after letters begins another one, an A as well. */
const groupsIn = (lines: readonly ExamLine[], from: number, to: number): Group[] => {
  const groups: Group[] = []
  for (let index = from; index < to; index += 1) {
    const letter = letterOf(elementAt(lines, index))
    if (letter === undefined) continue
    const last = groups.at(-1)
    const style = isBox(elementAt(lines, index)) ? 'box' : styleOf(elementAt(lines, index))
    if (!last || letter === 'A' || (style === 'box') !== (last.style === 'box'))
      groups.push({ first: index, last: index, count: 1, style })
    else {
      last.last = index
      last.count += 1
    }
  }
  return groups
}

/**
 * Letters that begin again at A show a border that neither a number nor a blank line does: either of two questions, or
 * of a list in the text of a question above its options, "A. whale" above "(a) A and C", which have other signs.
 */
export const withLetterGroups = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const result = [...lines]
  const starts = lines.flatMap((line, index) => (isNumbered(line) ? [index] : []))
  for (const [at, from] of [-1, ...starts].entries()) {
    const groups = groupsIn(lines, from + 1, starts[at] ?? lines.length)
    for (const [index, group] of groups.entries()) {
      const next = groups[index + 1]
      if (!next) break
      if (next.style === group.style) markQuestion(result, group, next)
      else if (isListInText(lines, group, next, from >= 0))
        for (let line = group.first; line < next.first; line += 1)
          result[line] = { ...elementAt(lines, line), isStatement: true }
    }
  }
  return result
}

const isText = ({ text, isCode, images }: ExamLine): boolean =>
  !isCode && (text.trim() !== '' || (images?.length ?? 0) > 0)

/** The lines of text right above options that begin again, without a blank line, are their question. */
const markQuestion = (lines: ExamLine[], group: Group, next: Group): void => {
  if (group.style === 'box') return
  let first = next.first
  while (first - 1 > group.last && isQuestionText(elementAt(lines, first - 1))) first -= 1
  // Below an answer, what explains it comes before the question.
  if (readField(lines[first - 1]?.text ?? ''))
    while (first < next.first - 1 && !lines.slice(first, next.first - 1).every(goesOn)) first += 1
  if (first < next.first && (lines[first - 1]?.text.trim() ?? '') !== '')
    lines[first] = { ...elementAt(lines, first), beginsQuestion: true }
}

/** Whether a sentence goes on in the next line. */
const goesOn = ({ text }: ExamLine): boolean => !/[.!?…。！？؟]["”’)]*\s*$/u.test(text)

const isQuestionText = (line: ExamLine): boolean =>
  isText(line) && !line.isHeading && readField(line.text) === undefined

const isListInText = (
  lines: readonly ExamLine[],
  group: Group,
  next: Group,
  isInNumbered: boolean,
): boolean => {
  if (
    group.style === 'box' ||
    group.count < 2 ||
    (next.style !== 'box' && letterOf(elementAt(lines, next.first)) !== 'A')
  )
    return false
  const between = lines.slice(group.last + 1, next.first)
  if (between.some((line) => line.isHeading || readField(line.text) !== undefined)) return false
  const asks = between.some(
    ({ text }, index) => between[index - 1]?.text.trim() === '' && /[?？؟]\s*$/.test(text),
  )
  return isInNumbered || !asks
}
