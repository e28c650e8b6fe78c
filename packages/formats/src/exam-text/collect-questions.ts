import type { Kind } from '../entry/kinds.ts'
import type { ExamLine } from './exam-line.ts'
import {
  type FieldName,
  isKeyColumns,
  isKeyHeading,
  isSectionHeading,
  type OptionStart,
  readField,
  readKeyPairs,
  readOptionStart,
  readQuestionStart,
  takeMarks,
} from './patterns.ts'

export type ListedOption = OptionStart & { images: string[] }
/** A question as its lines tell it. `number` is undefined where the list has none. */
export type ListedQuestion = {
  line: number
  number?: number
  stem: string[]
  options: ListedOption[]
  fields: Partial<Record<FieldName, string>>
  images: string[]
  without: string[]
  marks?: number
  declared?: Kind
  section: string
  source: string[]
}
export type AnswerKey = { number: number; letter: string }[]

type Last = 'stem' | 'option' | FieldName

/** In a key that a word processor numbers, the number is no part of the text. */
const numberedText = ({ label, text }: ExamLine): string =>
  label?.number === undefined ? text : `${label.number}. ${text}`

/** Collects the questions of a list, and the key that may stand at its end. */
export const collectQuestions = (
  lines: readonly ExamLine[],
): { questions: ListedQuestion[]; key: AnswerKey } => {
  const questions: ListedQuestion[] = []
  const key: AnswerKey = []
  let open: ListedQuestion | undefined
  let last: Last = 'stem'
  let section = ''
  let isKey = false
  let isBehindBlank = true
  let listNumber = 0

  const begin = (line: ExamLine, text: string, number?: number): void => {
    const { rest, marks } = takeMarks(text)
    open = {
      line: line.number,
      stem: rest === '' ? [] : [rest],
      options: [],
      fields: {},
      images: [...(line.images ?? [])],
      without: [],
      section,
      source: [],
      ...(number !== undefined && { number }),
      ...(marks !== undefined && { marks }),
      ...(line.declared && { declared: line.declared }),
    }
    questions.push(open)
    last = 'stem'
  }

  const addOption = (to: ListedQuestion, option: OptionStart, line: ExamLine): void => {
    to.options.push({
      ...option,
      isMarked: option.isMarked || line.isMarked === true,
      images: [...(line.images ?? [])],
    })
    last = 'option'
  }

  const addField = (to: ListedQuestion, name: FieldName, value: string): void => {
    to.fields[name] = [to.fields[name], value].filter(Boolean).join('\n')
    last = name
  }

  /** A line that begins nothing belongs to what stands above it. */
  const continueLine = (to: ListedQuestion, line: ExamLine): void => {
    const text = line.text.trimEnd()
    if (last === 'option') {
      const option = to.options.at(-1)!
      option.text = [option.text, text.trim()].filter(Boolean).join('\n')
      option.images.push(...(line.images ?? []))
    } else if (last === 'stem') {
      const { rest, marks } = takeMarks(text)
      to.stem.push(rest)
      if (marks !== undefined) to.marks = marks
      to.images.push(...(line.images ?? []))
    } else {
      addField(to, last, text)
      to.images.push(...(line.images ?? []))
    }
  }

  /** Between a heading and its pairs there may be headings of columns. */
  const isAboveKey = (index: number): boolean =>
    lines
      .slice(index + 1, index + 4)
      .filter(({ text }) => text.trim() !== '')
      .slice(0, 2)
      .some((below) => readKeyPairs(numberedText(below)) !== undefined)

  /** Without numbers, a question begins where options begin again below a line. */
  const beginsAgain = (index: number): boolean => {
    const below = lines.slice(index + 1, index + 4).find(({ text }) => text.trim() !== '')
    if (!below || open?.number !== undefined || (open?.options.length ?? 0) < 2) return false
    return below.label?.kind === 'letter' || readOptionStart(below.text)?.letter === 'A'
  }

  const readLine = (line: ExamLine, index: number): void => {
    const pairs =
      isKey || /^\s*(?:answer\s*key|answers|key)\s*:/i.test(line.text)
        ? readKeyPairs(numberedText(line))
        : undefined
    if (pairs && (isKey || pairs.length > 1)) {
      key.push(...pairs)
      isKey = true
      return
    }
    if (isKeyHeading(line.text) && questions.length > 0 && (isBehindBlank || isAboveKey(index))) {
      isKey = true
      open = undefined
      return
    }
    if (isKey && isAboveKey(index) && isKeyColumns(line.text)) return
    isKey = false
    const field = readField(line.text)
    const isHeading = line.isHeading || (isBehindBlank && isSectionHeading(line.text))
    if (field?.name === 'section' || (isHeading && !readQuestionStart(line.text))) {
      section = field?.value ?? line.text.trim()
      open = undefined
      return
    }
    if (open && field) return addField(open, field.name, field.value)
    const start = line.label?.kind === 'number' ? listed(line) : readQuestionStart(line.text)
    if (start) return begin(line, start.rest, start.number)
    const option =
      line.label?.kind === 'letter' || (line.label && line.label.level > 0)
        ? { letter: '', text: line.text.trim(), isMarked: false }
        : readOptionStart(line.text)
    if (open && option) return addOption(open, option, line)
    const isFinished = open && (open.options.length > 0 || open.fields.answer !== undefined)
    if (!open || (isFinished && (isBehindBlank || beginsAgain(index)))) return begin(line, line.text.trim())
    continueLine(open, line)
  }

  const listed = (line: ExamLine) =>
    line.label!.level > 0
      ? undefined
      : { number: line.label!.number ?? (listNumber += 1), rest: line.text.trim() }

  for (const [index, line] of lines.entries()) {
    if (line.text.trim() === '' && !line.images?.length) {
      isBehindBlank = true
      open?.without.push(...(line.without ?? []))
      if (open && last === 'stem' && open.stem.length > 0) open.stem.push('')
      open?.source.push('')
      continue
    }
    readLine(line, index)
    open?.without.push(...(line.without ?? []))
    open?.source.push(line.text)
    isBehindBlank = false
  }
  return { questions, key }
}
