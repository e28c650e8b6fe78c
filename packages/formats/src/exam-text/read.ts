import { contentOfPlain, withImage } from '../content/content-of-plain.ts'
import type { Content, FileImage, RawOption, RawQuestion } from '../entry/entry.ts'
import type { AnswerStyle } from './answer-reading.ts'
import { withAnswersInBrackets } from './answers-in-brackets.ts'
import { withBareMarks } from './bare-marks.ts'
import { withBareNumbers } from './bare-numbers.ts'
import { withBulletsByNumber } from './bullets-by-number.ts'
import { withCrossesBehind } from './crosses-behind.ts'
import { collectQuestions } from './collect-questions.ts'
import { keyOf } from './answers-of-key.ts'
import { inOneNotation } from './notations/in-one-notation.ts'
import type { ListedQuestion } from './listed-question.ts'
import type { ExamLine } from './exam-line.ts'
import { withoutLabelLines } from './label-lines.ts'
import { findText } from './find-text.ts'
import { withGapsAbove } from './gaps-above.ts'
import { readGap, withFilledGap } from './gaps.ts'
import { readDeclared } from './read-declared.ts'
import { withoutKindInBrackets } from './kind-in-brackets.ts'
import { anyLetter } from './letters.ts'
import {
  splitOptions,
  withAnswerBehind,
  withInlineOptions,
  withKeyInStem,
  withOptionsBesideText,
} from './inline-options.ts'
import { withListsInText } from './lists-in-text.ts'
import { withOrders } from './orders.ts'
import { withPartsAsText } from './parts-as-text.ts'
import { withPassages } from './passages.ts'
import { readOptions, styleOf } from './read-options.ts'
import { withStarredAnswers } from './starred-answers.ts'
import { withSlashedOptions } from './slashed-options.ts'
import { type SolutionAtEnd, takeSolutions } from './solutions-at-end.ts'
import { withMarksOfSection } from './marks-of-section.ts'
import { withMatchedColumns } from './matched-columns.ts'
import { isSakai, withBracedGap, withLoneTruth } from './sakai.ts'
import { withSharedOptions } from './shared-options.ts'
import { withSignsOfList } from './signs-of-list.ts'
import { withThirdTruth } from './third-truth.ts'
import { isClosingText, isTextForQuestions } from './texts-between.ts'
import { readListedKey, readNumber, readTypedKey } from './typed-key.ts'
import { withTruthsAsOptions } from './truths-as-options.ts'
import { offersTruth, truthOf, withTruthBehind } from './truth.ts'
import { withUnletteredOptions } from './unlettered-options.ts'
import { untakenInList } from './words-not-taken.ts'

/**
 * Reads a list of questions as people type them: numbered, with lettered options and the key in one of many
 * notations.
 */
export const readExamLines = (
  lines: readonly ExamLine[],
  images: readonly FileImage[] = [],
): Iterable<RawQuestion> => readListed(listedIn(lines), images)

type Listed = {
  questions: (ListedQuestion & { keyAnswer: string | undefined })[]
  solutions: SolutionAtEnd[]
}

/** Collects what a list asks. Its lines, and each form that they go through, are no longer needed afterwards. */
const listedIn = (lines: readonly ExamLine[]): Listed => {
  const { lines: listed, solutions, typed } = takeSolutions(inOneNotation(lines))
  const { questions: found, key } = collectQuestions(listed)
  const collected = withoutLabelLines(withBulletsByNumber(withBareNumbers(found))).map(withoutKindInBrackets)
  const answers = keyOf(collected, key)
  const keyed = collected.map((one) => {
    const { answer, without = [] } = answers.get(one) ?? {}
    const isTyped = one.options.length === 0 && one.number !== undefined && typed.has(one.number)
    return withOptions({
      ...one,
      keyAnswer: answer,
      ...(isTyped && { isTyped: true as const }),
      without: [...one.without, ...without],
    })
  })
  const truths = withAnswersInBrackets(
    withTruthsAsOptions(
      withSharedOptions(withCrossesBehind(keyed.map(withStarredAnswers).map(withSlashedOptions))),
    ),
  ).map(withLoneTruth)
  const ordered = withOrders(isSakai(lines) ? truths.map(withBracedGap) : truths)
  const signed = withSignsOfList(
    withTruthBehind(withMarksOfSection(withBareMarks(ordered))).map(withFilledGap),
  )
  return { questions: withGapsAbove(withPassages(withThirdTruth(withMatchedColumns(signed)))), solutions }
}

function* readListed({ questions, solutions }: Listed, images: readonly FileImage[]): Generator<RawQuestion> {
  const solutionsOf = Map.groupBy(solutions, ({ number }) => number)
  const style = styleOf(questions)
  const withChoices = questions.filter(({ options }) => options.length > 0)
  const isNumbered = withChoices.length > 1 && withChoices.every(({ number }) => number !== undefined)
  for (const question of questions) {
    const isLast = question === questions.at(-1)
    const raw = asText(readQuestion(question, question.keyAnswer, style), isLast && isNumbered)
    const atEnd = question.number === undefined ? undefined : solutionsOf.get(question.number)?.shift()
    const untaken = untakenInList(raw, question.source)
    const told = untaken === undefined ? raw : { ...raw, hints: [...(raw.hints ?? []), untaken] }
    yield { ...(atEnd && !raw.solution ? { ...told, solution: solutionOf(atEnd) } : told), images }
  }
}

/** A text between questions is for those behind it, and one behind all of them is no question. */
const asText = (raw: RawQuestion, isBehindNumbered: boolean): RawQuestion => {
  if (isTextForQuestions(raw)) return { ...raw, isPassage: true, isAboutNext: true }
  return isBehindNumbered && isClosingText(raw) ? { ...raw, kind: 'information' } : raw
}

/** A question with its options, whatever notation the list uses for them. */
const withOptions = <Question extends ListedQuestion & { keyAnswer: string | undefined }>(
  question: Question,
): Question => {
  const listed = withListsInText(question)
  const split = withKeyInStem(withOptionsBesideText({ ...listed, options: splitOptions(listed.options) }))
  const inline = withInlineOptions(withAnswerBehind(split), question.keyAnswer)
  return withPartsAsText({ ...question, ...withUnletteredOptions(inline) })
}

const solutionOf = ({ text, images }: SolutionAtEnd): Content =>
  withImage(contentOfPlain(text.join('\n').trim()), images[0])

const readQuestion = (
  question: ListedQuestion,
  keyAnswer: string | undefined,
  style: AnswerStyle | undefined,
): RawQuestion => {
  const { line, stem, section, marks } = question
  const fields = withTextBehindAnswer(withSolutionAsAnswer(question, keyAnswer))
  const markedMarks = fields.marks === undefined ? marks : marksIn(fields.marks)
  const base = {
    position: { line },
    ...(question.number !== undefined && { number: question.number }),
    source: question.source.join('\n').trim(),
    content: withImage(contentOfPlain(stem.join('\n').trim()), question.images[0]),
    section,
    ...(question.paragraph !== undefined && { paragraph: question.paragraph }),
    ...(markedMarks !== undefined && !Number.isNaN(markedMarks) && { marks: markedMarks }),
    ...(fields.solution !== undefined && { solution: contentOfPlain(fields.solution.trim()) }),
    ...(fields.difficulty !== undefined && { difficulty: fields.difficulty }),
    ...(fields.topic !== undefined && { topic: fields.topic }),
    tags: (fields.tags ?? '').split(/[,;|\n]/),
    without: lost(question),
    ...(question.hints && { hints: question.hints }),
    ...(question.hintTexts && { hintTexts: question.hintTexts }),
    ...(fields.whenRight !== undefined && { whenRight: fields.whenRight.trim() }),
    ...(fields.whenWrong !== undefined && { whenWrong: fields.whenWrong.trim() }),
  }
  const declared = readDeclared(question)
  if (declared) return { ...base, ...declared }
  if (question.options.length === 0) return { ...base, ...readWithoutOptions(question, keyAnswer) }
  const read = readOptions({ ...question, fields }, keyAnswer, style)
  const hints = [...(question.hints ?? []), ...(read.hints ?? [])]
  return { ...base, ...read, ...(hints.length > 0 && { hints }) }
}

const letterAlone = new RegExp(String.raw`^[([（]?${anyLetter}[)\]）.]?$`, 'u')

/** If nothing else names the right option, a solution that begins with a letter alone does: "Solution:" above "B". */
const withSolutionAsAnswer = (question: ListedQuestion, keyAnswer: string | undefined): ListedQuestion => {
  const { fields, options } = question
  const [first = '', ...more] = fields.solution?.trim().split('\n') ?? []
  const isAnswered =
    fields.answer !== undefined || keyAnswer !== undefined || options.some(({ isMarked }) => isMarked)
  if (isAnswered || options.length === 0 || !letterAlone.test(first.trim())) return question
  const { solution: _, ...others } = fields
  const rest = more.join('\n').trim()
  return { ...question, fields: { ...others, answer: first.trim(), ...(rest !== '' && { solution: rest }) } }
}

/** The marks that a field names; of "0 of 2", those that can be had. */
const marksIn = (text: string): number =>
  Number(
    (
      /^\d+(?:[.,]\d+)?\s*(?:of|out of|\/|von|sur|de)\s*(\d+(?:[.,]\d+)?)$/i.exec(text.trim())?.[1] ?? text
    ).replace(',', '.'),
  )

/** Lines below the answer of a question with options explain it. */
const withTextBehindAnswer = ({ fields, options }: ListedQuestion): ListedQuestion['fields'] => {
  const [answer, ...more] = fields.answer?.trim().split('\n') ?? []
  const isWhole = findText(options, fields.answer ?? '').indexes.length > 0
  if (answer === undefined || more.length === 0 || options.length === 0 || isWhole) return fields
  const solution = [more.join('\n').trim(), fields.solution?.trim()].filter(Boolean).join('\n')
  return { ...fields, answer, solution }
}

const lost = ({ images, options, without }: ListedQuestion): string[] => [
  ...without,
  ...(images.length > 1 || options.some((option) => option.images.length > 1) ? ['further images'] : []),
]

const truthFirst = /^(true|false|t|f)\b[\s,.;:–—-]*(.+)$/is

/** If a question or its section offers true and false, its answer may include a reason: "False because it is round". */
const splitTruth = (asked: string, answer: string | undefined): { word?: string; why?: string } => {
  const [, word, why] = offersTruth.test(asked) ? (truthFirst.exec(answer ?? '') ?? []) : []
  return word === undefined || why === undefined ? {} : { word, why: why.trim() }
}

/** A question without options whose answer is true or false. */
const readTruth = (answer: string | undefined): Pick<RawQuestion, 'kind' | 'options'> | undefined => {
  const isTrue = truthOf(answer ?? '')
  if (isTrue === undefined) return undefined
  const option = (text: string, isRight: boolean): RawOption => ({ ...contentOfPlain(text), isRight })
  return { kind: 'trueFalse', options: [option('True', isTrue), option('False', !isTrue)] }
}

/**
 * A question without options is descriptive. Without a number, an answer or a question mark it is only text.
 */
const readWithoutOptions = (
  { number, fields, stem, isTyped, section, namedKind = '' }: ListedQuestion,
  keyAnswer: string | undefined,
): Partial<RawQuestion> & { kind: RawQuestion['kind'] } => {
  const { answer, solution } = fields
  if (isTyped && keyAnswer !== undefined && answer === undefined)
    return {
      ...readTypedKey(keyAnswer),
      ...(solution !== undefined && { solution: contentOfPlain(solution) }),
    }
  const truth = readTruth(answer ?? keyAnswer)
  if (truth) return truth
  const { word, why } = splitTruth(`${section}\n${stem.join('\n')}`, answer ?? keyAnswer)
  const explained = readTruth(word)
  const within = tolerance.test(answer ?? '')
    ? readNumber((answer ?? '').replace(inBrackets, '$1'))
    : undefined
  if (within) return { ...within, ...(solution !== undefined && { solution: contentOfPlain(solution) }) }
  const filled = readGap(stem, answer ?? wordsOf(keyAnswer))
  if (filled) return { ...filled, ...(solution !== undefined && { solution: contentOfPlain(solution) }) }
  if (explained && why !== undefined)
    return { ...explained, solution: contentOfPlain([why, solution].filter(Boolean).join('\n')) }
  const typed = readNumber(answer ?? wordsOf(keyAnswer))
  if (typed) return { ...typed, ...(solution !== undefined && { solution: contentOfPlain(solution) }) }
  const short = answer ?? wordsOf(keyAnswer)
  if (short !== undefined && asksShortly(`${section}\n${namedKind}`, short))
    return { ...readListedKey(short), ...(solution !== undefined && { solution: contentOfPlain(solution) }) }
  const asked = stem.join('\n')
  if (number === undefined && answer === undefined && !/[?؟？]\s*$/m.test(asked))
    return { kind: 'information' }
  const words = [answer ?? wordsOf(keyAnswer), solution]
    .filter((text) => text !== undefined)
    .join('\n\n')
    .trim()
  if (words === '' && !asksSomething.test(asked)) return { kind: 'information' }
  return { kind: 'descriptive', ...(words !== '' && { solution: contentOfPlain(words) }) }
}

/** "343 ± 5" is a number, also where the text has a gap for it; its tolerance may stand in brackets. */
const tolerance = /^\s*[-+]?\d[\d.,]*\s*\(?\s*(?:±|\+\/-)\s*\d/
const inBrackets = /\(\s*((?:±|\+\/-)\s*[\d.,]+)\s*\)/

const shortSection =
  /short[-\s]answer|one[-\s]word|identification|fill[-\s]in|kurzantwort|respuestas?\s+cortas?|réponses?\s+courtes?/i
/** A few words: a longer answer is for who marks, not for who types. */
const isShort = (answer: string): boolean =>
  answer.trim() !== '' &&
  answer.length <= 50 &&
  !answer.includes('\n') &&
  answer.trim().split(/\s+/).length <= 5
/** Bars stand between answers that are all accepted: "Paris | City of Paris". */
const betweenBars = / \| /
/** Whether a few words answer a question: its section says so, or several answers stand between bars. */
const asksShortly = (section: string, answer: string): boolean =>
  (shortSection.test(section) && isShort(answer)) ||
  (betweenBars.test(answer) && answer.split(betweenBars).every(isShort))

/** A word, a formula or a question mark: the numbered lines of an answer sheet have boxes and letters alone. */
const asksSomething = /\p{L}{2}|[?؟？=$\\]/u

/** A letter in the key means nothing for a question without options. */
const wordsOf = (keyAnswer: string | undefined): string | undefined =>
  keyAnswer !== undefined && (keyAnswer.length > 1 || /^\p{Nd}$/u.test(keyAnswer)) ? keyAnswer : undefined
