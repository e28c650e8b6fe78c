import { indexFromZero } from '@quizwright/domain/csv/numbered-keys.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import type { NumberedKey } from '@quizwright/domain/schemas/csv.ts'
import { withImage } from '../content/content-of-plain.ts'
import { weightedOptions } from '../entry/weighted-options.ts'
import type { Content, RawOption, RawQuestion } from '../entry/entry.ts'
import { unreadable } from '../entry/unreadable.ts'
import type { AnswerStyle } from '../exam-text/answer-reading.ts'
import { contentOfFields } from './content-of-fields.ts'
import { doubledName, hasTwice } from './doubled-names.ts'
import { findQuestions, type FoundQuestion } from './find-questions.ts'
import { questionText, sureText, typeOf } from './question-text.ts'
import { fieldOf, type JsonObject, sourceOf, textOf } from './json-fields.ts'
import { withoutSecondEscape } from './escaped-twice.ts'
import { readGaps } from './gaps-in-text.ts'
import { fromKnownTools } from './known-tools.ts'
import { inLanguage, languagesIn } from './in-languages.ts'
import { withKeysThatName } from './keys-that-name-options.ts'
import { leftOver } from './left-over.ts'
import { optionsOf } from './other-options.ts'
import type { JsonOption } from './read-option.ts'
import { marksOf, numberOf, tagsOf } from './numbers-and-tags.ts'
import { withPlainNames } from './plain-names.ts'
import type { Answers, ReadContent } from './question-parts.ts'
import { withSharedNames } from './shared-names.ts'
import { saidIn } from './said-in.ts'
import { withOptionsInText } from './options-in-text.ts'
import { pairsOf, withoutOptions } from './without-options.ts'
import { parseLoosely } from './parse-loosely.ts'
import { withTruthLetters } from './truth-letters.ts'
import {
  answersOf,
  contradictedBy,
  exampleOfNumbers,
  firstNumber,
  noAnswer,
  rightOptions,
  withNumbers,
  styleOfFile,
  withPlaces,
  type TellsRight,
} from './right-options.ts'

const partsOf = ({ question }: FoundQuestion) => {
  const options = pairsOf(question).length > 0 ? [] : optionsOf(question)
  const [first, ...others] = answersOf(question, options).map((answer) => withNumbers(answer, options))
  return { answer: first ?? noAnswer, others, options }
}

/**
 * Reads questions from JSON of other tools or assistants, whatever the names of the fields. `countsFrom` is the number
 * of the first option, if the author said it. What was assumed for the whole file is added to `notes`.
 */
export function* readOtherJson(
  text: string,
  countsFrom?: 0 | 1,
  notes: string[] = [],
): Generator<RawQuestion> {
  const faults: string[] = []
  yield* readValue(parseLoosely(text, faults), countsFrom, notes)
  for (const fault of faults) yield unreadable(fault)
}

/** Reads questions from a value of JSON, or of what says the same in another notation. */
export function* readValue(
  written: unknown,
  countsFrom?: 0 | 1,
  notes: string[] = [],
): Generator<RawQuestion> {
  const [language, ...others] = languagesIn(written)
  const found = questionsIn(written, language)
  if (found.length === 0) {
    yield unreadable(written === undefined ? damaged : withoutQuestions)
    return
  }
  const read = withTruthLetters(withKeysThatName(found.map(partsOf)))
  const { first, isByName } = firstNumber(read)
  const parts = withPlaces(read)
  if (isByName && countsFrom === undefined) notes.push(indexFromZero)
  const translated = others.map((one) => ({ language: one, found: questionsIn(written, one) }))
  const ofFile = { first: countsFrom ?? first, style: styleOfFile(parts) }
  for (const [index, one] of found.entries()) {
    const raw = readQuestion(one, { ...elementAt(parts, index), ...ofFile, index })
    const inLanguages = translated.flatMap(({ language: tag, found: same }) =>
      same.length === found.length
        ? [
            {
              language: tag,
              raw: readQuestion(elementAt(same, index), {
                ...partsOf(elementAt(same, index)),
                ...ofFile,
                index,
              }),
            },
          ]
        : [],
    )
    yield inLanguages.length > 0 ? { ...raw, inLanguages } : raw
  }
}

/** The questions of a file, in one of its languages if it has several. */
const questionsIn = (written: unknown, language?: string): FoundQuestion[] => {
  const value = language === undefined ? written : inLanguage(written, language)
  return value === undefined
    ? []
    : withoutSecondEscape(findQuestions(withSharedNames(fromKnownTools(withPlainNames(value))))).map(
        ({ question, section }) => ({
          question: withOptionsInText(question) ?? question,
          section,
        }),
      )
}

/** An example of right options that are given by numbers, if the file does not tell from what these count. */
export const numberedKeyOf = (value: unknown): NumberedKey | undefined => {
  const parts = withKeysThatName(questionsIn(value, languagesIn(value)[0]).map(partsOf))
  return firstNumber(parts).first === undefined ? exampleOfNumbers(parts) : undefined
}

const damaged = 'The JSON is cut off or damaged, so none of it can be read. Export it again.'
const withoutQuestions = 'The JSON has no questions. Each needs a text in a field such as "question".'

/** A relative path is meaningless outside the tool that wrote it. */
const isAddress = /^https?:\/\//

type Parts = {
  answer: TellsRight
  /** What further fields say. */
  others: readonly TellsRight[]
  options: readonly JsonOption[]
  first: 0 | 1 | undefined
  style: AnswerStyle | undefined
  index: number
}

const explanationNames = [
  'explanation',
  'rationale',
  'feedback',
  'justification',
  'reason',
  'explain',
  'shortexplanation',
  'detailedexplanation',
  'explanationtext',
  'explaination',
  'exp',
  'expl',
  'explan',
  'ex',
  'support',
  'analysis',
  'why',
  'reasoning',
  'justifications',
]
const topicNames = ['topic', 'category', 'subject', 'topicname', 'subjectname', 'categoryname']
/** A text that a question is about. */
const passageNames = [
  'passage',
  'context',
  'article',
  'paragraph',
  'readingpassage',
  'reading',
  'stimulus',
  'transcript',
  'listeningtext',
]

const leastPassage = 200

/** A long "text" beside "question" is what it is about. */
const longText = (question: JsonObject): string | undefined => {
  const text = textOf(fieldOf(question, ['text'])?.value)
  return text !== undefined && text.length >= leastPassage && sureText(question) !== undefined
    ? text
    : undefined
}

const codeNames = ['code', 'codesnippet', 'snippet', 'codeblock', 'sourcecode', 'codeexample']

const readQuestion = ({ question, section }: FoundQuestion, parts: Parts): RawQuestion => {
  const without: string[] = []
  const content = contentOfFields(
    parts.options.map(({ text }) => text),
    without,
  )
  const unread = unreadKeys(parts)
  const explanation =
    textOf(fieldOf(question, explanationNames)?.value) ??
    (unread.includes('solution') ? textOf(fieldOf(question, ['solution'])?.value) : undefined)
  const passage = textOf(fieldOf(question, passageNames)?.value) ?? longText(question)
  const written = textOf(fieldOf(question, ['image', 'imageurl', 'imagesrc', 'picture'])?.value)
  const image = written !== undefined && isAddress.test(written) ? written : undefined
  const text = questionText(question) ?? ''
  const { words, numbers } = parts.answer
  const told = { options: parts.options, words: [...words, ...numbers.map(String)] }
  const filled = readGaps(question, text, told, content)
  const base = {
    position: { line: parts.index + 1 },
    ...numberOf(question),
    source: sourceOf(question),
    content: withImage(withCode(filled?.content ?? content(text), question), image),
    section: textOf(fieldOf(question, ['section'])?.value) ?? section,
    topic: content(textOf(fieldOf(question, topicNames)?.value) ?? '').text,
    difficulty: textOf(fieldOf(question, ['difficulty', 'difficultylevel', 'level'])?.value) ?? '',
    tags: tagsOf(question).map((tag) => content(tag).text),
    ...marksOf(question),
    ...(explanation !== undefined && { solution: content(explanation) }),
    ...saidIn(question, content),
    ...(passage !== undefined && passage.trim() !== '' && { paragraph: content(passage).text }),
  }
  if (written !== undefined && image === undefined) without.push('its image')
  const answers = filled
    ? { kind: filled.kind, answer: filled.answer, filled: filled.filled }
    : parts.options.length > 0
      ? withOptions(question, parts, content)
      : withoutOptions(question, parts.answer, explanation, content)
  without.push(...(('without' in answers && answers.without) || []))
  without.push(...leftOver(question, { ...base, ...answers, without }, unread))
  const doubled = doubledName(question)
  if (doubled !== undefined) return { ...base, ...withoutKey(answers), reason: hasTwice(doubled), without }
  return { ...base, ...answers, ...(answers.kind === 'information' && { isPassage: true }), without }
}

/** The code that a question is about stands below its text. */
const withCode = (content: Content, question: JsonObject): Content => {
  const code = fieldOf(question, codeNames)?.value
  const isCode = typeof code === 'string' && /[\n;(){}=<>]/.test(code) && !content.text.includes(code.trim())
  return isCode ? { ...content, text: `${content.text}\n\n${code.trimEnd()}`.trimStart() } : content
}

/** Further fields for a key that name none of the options: they say why. */
const unreadKeys = ({ options, answer, others, first, style }: Parts): string[] =>
  options.length === 0 || (answer.words.length === 0 && answer.numbers.length === 0)
    ? []
    : others
        .filter((other) => other.words.length > 0 && 'reason' in rightOptions(options, other, first, style))
        .map(({ name }) => name)

const withoutKey = ({ options, ...answers }: Answers): Answers => ({
  ...answers,
  ...(options && { options: options.map((option) => ({ ...option, isRight: false })) }),
})

/** Options of which each says what it earns. Several are chosen where the type says so, or none earns all marks. */
const withWeights = (question: JsonObject, options: readonly JsonOption[], content: ReadContent): Answers => {
  const weighted = options.map(({ text, percent = 0 }) => ({ content: content(text), weight: percent }))
  const maySeveral = /multi.*(?:answer|select|response)|checkbox/i.test(typeOf(question))
  return { ...weightedOptions(weighted, maySeveral || weighted.every(({ weight }) => weight < 100)) }
}

const withOptions = (
  question: JsonObject,
  { options, answer, others, first, style }: Parts,
  content: ReadContent,
): Answers => {
  if (options.every(({ percent }) => percent !== undefined)) return withWeights(question, options, content)
  const read = rightOptions(options, answer, first, style)
  const right = contradictedBy(others, read, options, first, style) ?? read
  const indexes = 'reason' in right ? [] : right.indexes
  const raw = options.map(({ text }, index): RawOption => ({
    ...content(text),
    isRight: indexes.includes(index),
  }))
  if ('reason' in right) return { kind: 'noneRight', options: raw, reason: right.reason }
  return {
    kind: indexes.length === 1 ? 'oneRight' : indexes.length === 0 ? 'noneRight' : 'severalRight',
    options: raw,
    ...(options.some(({ feedback }) => feedback !== undefined) && {
      optionFeedback: options.map(({ feedback = '' }) => content(feedback).text),
    }),
    ...('hints' in right && right.hints.length > 0 && { hints: right.hints }),
  }
}
