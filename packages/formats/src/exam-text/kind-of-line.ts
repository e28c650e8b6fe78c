import { elementAt } from '@quizwright/domain/defined.ts'
import { letterInSentence } from './answer-sentences.ts'
import { lacksKey, letterOfAnswer, markedOption, repeatsOption } from './answers-in-lines.ts'
import type { ExamLine } from './exam-line.ts'
import type { AnswerKey, Unanswered } from './answer-key.ts'
import type { ListedQuestion, OptionStart } from './listed-question.ts'
import { type FieldName, isSolutionHeading, readSolutionWithDot } from './field-names.ts'
import { isKeyHeading, isRangeOfKey } from './key-headings.ts'
import {
  beginsKey,
  isKeyColumns,
  readField,
  readKeyLetters,
  readKeyPairs,
  readOptionStart,
  readQuestionStart,
  readWordPairs,
  takeMark,
} from './patterns.ts'
import { latinDigits } from './letters.ts'
import { answerOfStudent, isLink, offer, pageNumber, partOfBank, setting } from './lines-of-their-own.ts'
import { asksForPairs } from './matched-columns.ts'
import { noteOfCourse } from './course-notes.ts'
import { isYearOrAmount } from './years-and-amounts.ts'
import { isSectionHeading, readSectionName } from './section-headings.ts'

/** The role of a line in a list. */
export type LineKind =
  | { kind: 'key heading' | 'key columns' }
  | { kind: 'key section'; name: string }
  | { kind: 'key pairs'; pairs: AnswerKey }
  | { kind: 'section'; name: string }
  | { kind: 'field'; name: FieldName; value: string }
  /** `next`: a word processor numbers the line, but the file does not contain the number. */
  | { kind: 'question'; text: string; number?: number | 'next' }
  | { kind: 'option'; option: OptionStart }
  /** Not taken; `without` names it, unless it says nothing. */
  | { kind: 'left out'; without?: string }
  | { kind: 'more' }

/** The lines and questions around a line. */
export type LineContext = {
  /** The lines below it; the first three are enough. */
  below: readonly ExamLine[]
  isBehindBlank: boolean
  /** Whether the line above belongs to the key. */
  isInKey: boolean
  hasQuestions: boolean
  /** The questions above that have no answer yet. */
  unanswered: Unanswered
  /** The question to which the lines above belong. */
  open: ListedQuestion | undefined
}

/** Classifies a line by how it begins and by the lines around it. */
export const kindOfLine = (line: ExamLine, context: LineContext): LineKind =>
  (line.isCode || line.isStatement) && context.open
    ? { kind: 'more' }
    : line.beginsQuestion
      ? { kind: 'question', text: line.text.trim() }
      : (kindInKey(line, context) ?? kindOfHeading(line, context) ?? kindInQuestion(line, context))

const kindInKey = (
  line: ExamLine,
  { below, isBehindBlank, isInKey, hasQuestions, unanswered, open }: LineContext,
): LineKind | undefined => {
  const ofSection = isInKey ? pairsOfSection(line, unanswered) : undefined
  if (ofSection) return ofSection
  const section = isInKey ? sectionOf(line) : undefined
  if (section !== undefined && isAboveAnswer(below, unanswered)) return { kind: 'key section', name: section }
  const mayBeKey = isInKey || beginsKey(line.text)
  const pairs = mayBeKey
    ? (readKeyPairs(numberedText(line)) ?? pairsOfWords(numberedText(line), unanswered))
    : undefined
  if (pairs && !isInKey && open && asksForPairs(open, pairs.length))
    return { kind: 'field', name: 'answer', value: readField(line.text)?.value ?? line.text }
  if (pairs && (isInKey || pairs.length > 1)) return { kind: 'key pairs', pairs }
  const bare = isBehindBlank && hasQuestions ? readKeyPairs(numberedText(line)) : undefined
  if (bare && isWholeKey(bare, unanswered)) return { kind: 'key pairs', pairs: bare }
  const words = isInKey && !beginsOptions(below) ? readQuestionStart(numberedText(line)) : undefined
  if (words && words.rest !== '' && unanswered.has(words.number))
    return { kind: 'key pairs', pairs: [{ number: words.number, answer: words.rest }] }
  const inOrder = pairsInOrder(readKeyLetters(line.text), unanswered)
  if (inOrder) return { kind: 'key pairs', pairs: inOrder }
  if (
    isKeyHeading(line.text) &&
    hasQuestions &&
    (isBehindBlank || line.isHeading || isAboveKey(below) || isAboveLettered(below, unanswered))
  )
    return { kind: 'key heading' }
  const isAbove = isInKey && isAboveKey(below)
  return isAbove && (isKeyColumns(line.text) || isRangeOfKey(line.text)) ? { kind: 'key columns' } : undefined
}

/** A section and its answers in one line of a key: "Section A: 1. B 2. A". */
const pairsOfSection = (line: ExamLine, unanswered: Unanswered): LineKind | undefined => {
  const found = readSectionName(line.text)
  const words = found ? readWordPairs(found.rest).filter(({ number }) => unanswered.has(number)) : []
  const pairs = found && (readKeyPairs(found.rest) ?? (words.length > 0 ? words : undefined))
  return pairs && { kind: 'key pairs', pairs: pairs.map((pair) => ({ ...pair, section: found.name })) }
}

/** The name of the section of which a heading within a key is. */
const sectionOf = (line: ExamLine): string | undefined => {
  const field = readField(line.text)
  if (field?.name === 'section') return field.value
  const isTitle = line.isMarked === true && readQuestionStart(numberedText(line)) === undefined
  return line.isHeading || isTitle || isSectionHeading(line.text) ? line.text.trim() : undefined
}

const isAboveAnswer = (below: readonly ExamLine[], unanswered: Unanswered): boolean => {
  const [next] = withText(below)
  const start = next && readQuestionStart(numberedText(next))
  return isAboveKey(below) || (start !== undefined && start.rest !== '' && unanswered.has(start.number))
}

/**
 * Reads a line of a key whose answers are not all letters, "1. b  2. T  3. 56". Undefined unless the questions above
 * have all its numbers.
 */
const pairsOfWords = (text: string, unanswered: Unanswered): AnswerKey | undefined => {
  const pairs = readWordPairs(text)
  return pairs.length > 1 && pairs.every(({ number }) => unanswered.has(number)) ? pairs : undefined
}

/** Whether pairs are a key without a heading: they answer exactly the questions above. */
const isWholeKey = (pairs: AnswerKey, unanswered: Unanswered): boolean =>
  pairs.length > 1 &&
  pairs.length === unanswered.all().filter(({ number }) => number !== undefined).length &&
  pairs.every(({ number }) => unanswered.has(number))

/** Reads a key without numbers, "Answers: B, C, A", which must have a letter for each question above. */
const pairsInOrder = (
  letters: readonly string[] | undefined,
  unanswered: Unanswered,
): AnswerKey | undefined => {
  if (!letters) return undefined
  const all = unanswered.all()
  // A text between the questions has no options, and no answer.
  const asked = all.length === letters.length ? all : all.filter(({ options }) => options.length > 1)
  if (letters.length !== asked.length) return undefined
  return asked.map(({ number = 0 }, index) => ({ number, answer: elementAt(letters, index) }))
}

const saysNothing = /^\(?(?:none|n\/a|-)?\)?$/i

const kindOfHeading = (line: ExamLine, { isBehindBlank, open, below }: LineContext): LineKind | undefined => {
  const field = readField(line.text)
  if (field?.name === 'section' && saysNothing.test(field.value)) return { kind: 'left out' }
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
  if (line.label?.kind === 'number') return undefined
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

const questionStart = ({ label, text }: ExamLine): LineKind | undefined => {
  if (label?.kind === 'number')
    return label.level > 0
      ? undefined
      : { kind: 'question', text: text.trim(), number: label.number ?? 'next' }
  if (label?.kind === 'letter') return undefined
  const start = readQuestionStart(text)
  return start && { kind: 'question', text: start.rest, number: start.number }
}

const optionStart = ({ label, text }: ExamLine): OptionStart | undefined =>
  label && (label.kind === 'letter' || label.level > 0)
    ? {
        letter: '',
        ...markedText(withoutNumber(text, label.number).trim()),
        ...(label.number !== undefined && { number: label.number }),
      }
    : readOptionStart(text)

const markedText = (written: string): Pick<OptionStart, 'text' | 'isMarked'> => {
  const { rest, isMarked } = takeMark(written)
  return { text: rest, isMarked }
}

/** Removes the number that labels the line from its text. */
const withoutNumber = (text: string, number: number | undefined): string => {
  const [written, digits] = /^\s*(\p{Nd}{1,2})(?:[.)]\s+|\))(?=\S)/u.exec(text) ?? []
  return written !== undefined && latinDigits(digits ?? '') === number ? text.slice(written.length) : text
}

/** In a key numbered by a word processor, the number is not part of the text. */
const numberedText = ({ label, text }: ExamLine): string =>
  label?.number === undefined ? text : `${label.number}. ${text}`

const withText = (lines: readonly ExamLine[]): ExamLine[] =>
  lines.slice(0, 3).filter(({ text }) => text.trim() !== '')

const beginsOption = (line: ExamLine | undefined): boolean =>
  line !== undefined && optionStart(line) !== undefined

/** Column headings may stand between the heading of a key and its pairs. */
const isAboveKey = (below: readonly ExamLine[]): boolean =>
  withText(below)
    .slice(0, 2)
    .some((line) => readKeyPairs(numberedText(line)) !== undefined)

/** Whether a line of a key with the text of an option follows, "1. b. Jakarta", for a question above. */
const isAboveLettered = (below: readonly ExamLine[], unanswered: Unanswered): boolean => {
  const [next] = withText(below)
  const start = next && readQuestionStart(numberedText(next))
  return (
    start !== undefined && unanswered.has(start.number) && (readOptionStart(start.rest)?.letter ?? '') !== ''
  )
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

/** Whether the next text is the first of several options. */
const beginsOptions = (below: readonly ExamLine[]): boolean => {
  const [next] = withText(below)
  if (!next) return false
  return next.label?.kind === 'letter' || ['', 'A'].includes(optionStart(next)?.letter ?? '-')
}

/** Without numbers, a question begins where options begin again below a line: at their A, or with another box. */
const beginsAgain = (line: ExamLine, below: readonly ExamLine[], open: ListedQuestion): boolean => {
  const [next] = withText(below)
  if (!next || open.number !== undefined || open.options.length < 2) return false
  const letter = readOptionStart(next.text)?.letter
  const isIndented = /^\s/.test(line.text)
  return next.label?.kind === 'letter' || letter === 'A' || (letter === '' && !isIndented)
}
