import { elementAt } from '@quizwright/domain/defined.ts'
import type { AnswerKey, Unanswered } from './answer-key.ts'
import type { ExamLine } from './exam-line.ts'
import { isKeyHeading, isRangeOfKey } from './key-headings.ts'
import type { LineContext, LineKind } from './line-kinds.ts'
import { beginsOptions, numberedText, withText } from './line-starts.ts'
import { asksForPairs } from './matched-columns.ts'
import {
  beginsKey,
  isKeyColumns,
  readKeyLetters,
  readKeyPairs,
  readWordPairs,
  readPartOfKey,
} from './key-pairs.ts'
import { readField, readOptionStart, readQuestionStart } from './patterns.ts'
import { isSectionHeading } from './section-headings.ts'

/** The role of a line in the key behind the questions; undefined for any other line. */
export const kindInKey = (
  line: ExamLine,
  { below, isBehindBlank, isInKey, hasQuestions, unanswered, open }: LineContext,
): LineKind | undefined => {
  const ofSection = hasQuestions ? pairsOfSection(line, isInKey, unanswered) : undefined
  if (ofSection) return ofSection
  const section = isInKey ? sectionOf(line) : undefined
  if (section !== undefined && isAboveAnswer(below, unanswered)) return { kind: 'key section', name: section }
  const mayBeKey = isInKey || beginsKey(line.text)
  const pairs = mayBeKey
    ? (readKeyPairs(numberedText(line)) ?? pairsOfWords(numberedText(line), unanswered))
    : undefined
  if (pairs && !isInKey && open && asksForPairs(open, pairs.length))
    return { kind: 'field', name: 'answer', value: readField(line.text)?.value ?? line.text }
  if (pairs && (isInKey || pairs.length > 1 || isOfOther(pairs, unanswered, open)))
    return { kind: 'key pairs', pairs }
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

/** Whether the answer on a line names another question than the one above it: "Answer: 2.B" below the fourth. */
const isOfOther = ([pair]: AnswerKey, unanswered: Unanswered, open: LineContext['open']): boolean =>
  pair !== undefined &&
  open?.number !== undefined &&
  open.number !== pair.number &&
  open.options.length === 0 &&
  unanswered.has(pair.number)

/** A section and its answers in one line of a key: "Section A: 1. B 2. A". */
const pairsOfSection = (
  { text }: ExamLine,
  isInKey: boolean,
  unanswered: Unanswered,
): LineKind | undefined => {
  const found = readPartOfKey(text, isInKey)
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
