import { letterInSentence, readAboutOption } from './answer-sentences.ts'
import { lacksAnswer } from './answer-key.ts'
import { lacksKey, letterOfAnswer, markedOption, repeatsOption } from './answers-in-lines.ts'
import type { ExamLine } from './exam-line.ts'
import { kindInKey } from './kind-in-key.ts'
import type { LineContext, LineKind } from './line-kinds.ts'
import { beginsOption, beginsOptions, optionStart, questionStart, withText } from './line-starts.ts'
import type { ListedQuestion } from './listed-question.ts'
import { namesQuestions } from './passages.ts'
import { isOpenField, isSolutionHeading, readSolutionWithDot } from './field-names.ts'
import { readField, readOptionStart, readQuestionStart } from './patterns.ts'
import { answerOfStudent, isLink, offer, pageNumber, partOfBank, setting } from './lines-of-their-own.ts'
import { noteOfCourse } from './course-notes.ts'
import { isYearOrAmount } from './years-and-amounts.ts'
import { isSectionHeading } from './section-headings.ts'

/** Classifies a line by how it begins and by the lines around it. */
export const kindOfLine = (line: ExamLine, context: LineContext): LineKind =>
  (line.isCode || line.isStatement) && context.open
    ? { kind: 'more' }
    : line.beginsQuestion
      ? { kind: 'question', text: line.text.trim() }
      : (kindInKey(line, context) ?? kindOfHeading(line, context) ?? kindInQuestion(line, context))

const kindOfHeading = (line: ExamLine, { isBehindBlank, open, below }: LineContext): LineKind | undefined => {
  const field = readField(line.text)
  if (field && isOpenField(field)) return { kind: 'left out' }
  // Behind its answer, a question names the part of the course that it is from.
  if (field?.name === 'section' && open?.fields.answer !== undefined && !isBehindBlank)
    return { kind: 'field', name: 'topic', value: field.value }
  if (field?.name === 'section') return { kind: 'section', name: field.value }
  // After options, a new section may begin without a blank line. Within a question, "Part A" is part of its
  // text.
  const isBehindTitle = open?.number === undefined && open?.stem.length === 1 && open.options.length === 0
  const isBehindQuestion = isBehindBlank || isBehindTitle || (open?.options.length ?? 0) > 0
  const isHeading = line.isHeading || (isBehindQuestion && isSectionHeading(line.text))
  if (!isHeading || readQuestionStart(line.text)) return undefined
  if (line.label?.kind === 'number' || namesQuestions(line.text)) return undefined
  // "#### Answer: B" is as large as the question above it.
  if (open && field) return undefined
  if (line.isHeading && isAboveOptions(line, below)) return { kind: 'question', text: line.text.trim() }
  return { kind: 'section', name: field?.value ?? line.text.trim() }
}

const kindInQuestion = (line: ExamLine, { open, isBehindBlank, below }: LineContext): LineKind => {
  const field = readField(line.text)
  const marked = open && field?.name === 'answer' ? markedOption(field.value, open, below) : undefined
  if (marked) return { kind: 'option', option: marked }
  if (open && field) return { kind: 'field', ...field }
  // A question may have very many options, which are looked at for few lines only.
  const said = letterInSentence(line.text)
  if (open && said !== undefined && lacksKey(open)) return { kind: 'field', name: 'answer', value: said }
  const about = open && open.options.length > 1 ? readAboutOption(line.text) : undefined
  if (open && about)
    return about.answer !== undefined && lacksAnswer(open)
      ? { kind: 'field', name: 'answer', value: about.answer }
      : { kind: 'field', name: 'solution', value: line.text.trim() }
  if (open && (setting.test(line.text) || offer.test(line.text) || pageNumber.test(line.text)))
    return { kind: 'left out' }
  const part = open && partOfBank(line.text, open)
  if (part !== undefined) return { kind: 'field', name: 'topic', value: part }
  const ofCourse = open && noteOfCourse(line.text, open)
  if (ofCourse) return ofCourse
  if (open && answerOfStudent.test(line.text))
    return { kind: 'left out', without: `the line "${line.text.trim().slice(0, 80)}"` }
  const explained =
    open && (open.options.length > 1 || open.fields.answer !== undefined)
      ? readSolutionWithDot(line.text)
      : undefined
  if (explained !== undefined) return { kind: 'field', name: 'solution', value: explained }
  if (open?.fields.answer !== undefined && isSolutionHeading(line.text))
    return { kind: 'field', name: 'solution', value: '' }
  if (open && open.options.length > 1 && isLink.test(line.text))
    return { kind: 'field', name: 'solution', value: line.text.trim() }
  const letter = open && letterOfAnswer(line, open)
  if (letter !== undefined) return { kind: 'field', name: 'answer', value: letter }
  const isFinished = open && (open.options.length > 0 || open.fields.answer !== undefined)
  const start = questionStart(line)
  const isText =
    open && isYearOrAmount(line, open.number, isBehindBlank) && (!isFinished || continuesOptions(below, open))
  if (start && !isText) return start
  const option = optionStart(line)
  if (open && option && repeatsOption(option, open) && !beginsOption(withText(below)[0]))
    return { kind: 'field', name: 'answer', value: option.letter }
  if (open && option) return { kind: 'option', option }
  // "Explanation:" stands above its text.
  const isExplained = open?.fields.solution === ''
  if (!open || (isFinished && !isExplained && (isBehindBlank || beginsAgain(line, below, open))))
    return { kind: 'question', text: line.text.trim() }
  return { kind: 'more' }
}

/** Whether the next option below belongs to the options above, so that the lines between are their text. */
const continuesOptions = (below: readonly ExamLine[], { options }: ListedQuestion): boolean => {
  const last = options.at(-1)?.letter ?? ''
  const next = below.map((line) => optionStart(line)?.letter).find((letter) => letter !== undefined)
  return last !== '' && next === String.fromCharCode(last.charCodeAt(0) + 1)
}

/** Whether a heading asks the question of the options below it: nothing but code, images or its text stands between. */
const isAboveOptions = ({ text }: ExamLine, below: readonly ExamLine[]): boolean => {
  if (beginsOptions(below)) return true
  const end = below.findIndex((line) => line.isHeading || questionStart(line) !== undefined)
  const own = below.slice(0, end < 0 ? below.length : end)
  const first = own.findIndex((line) => !line.isCode && optionStart(line) !== undefined)
  if (first < 0) return false
  const between = own.slice(0, first).filter((line) => line.text.trim() !== '' && !line.isCode)
  return asks.test(text) || between.every((line) => isFence.test(line.text) || (line.images?.length ?? 0) > 0)
}

const asks = /[?？؟;:：…]["”’)]?\s*$|_{2,}/u
const isFence = /^\s*(?:```|~~~)/

/** Without numbers, a question begins where options begin again below a line: at their A, or with another box. */
const beginsAgain = (line: ExamLine, below: readonly ExamLine[], open: ListedQuestion): boolean => {
  const [next] = withText(below)
  if (!next || open.number !== undefined || open.options.length < 2) return false
  const letter = readOptionStart(next.text)?.letter
  const isIndented = /^\s/.test(line.text)
  return next.label?.kind === 'letter' || letter === 'A' || (letter === '' && !isIndented)
}
