import { elementAt } from '@quizwright/domain/defined.ts'
import type { NumberedKey } from '@quizwright/domain/schemas/csv.ts'
import { allAccepted, typedAnswer } from '../entry/typed-settings.ts'
import { withImage } from '../content/content-of-plain.ts'
import { contentOfLooseText } from '../content/content-of-text.ts'
import type { Content, RawOption, RawQuestion } from '../entry/entry.ts'
import type { Kind } from '../entry/kinds.ts'
import { unreadable } from '../entry/unreadable.ts'
import { listsOfPairs } from '../entry/lists-of-choices.ts'
import type { AnswerStyle } from '../exam-text/answer-reading.ts'
import { truthOf } from '../exam-text/truth.ts'
import { doubledName, hasTwice } from './doubled-names.ts'
import { truthByShape } from './fields-by-shape.ts'
import { findQuestions, type FoundQuestion, questionText } from './find-questions.ts'
import { fieldOf, isObject, type JsonObject, sourceOf, textOf } from './json-fields.ts'
import { fromKnownTools } from './known-tools.ts'
import { inLanguage, languagesIn } from './in-languages.ts'
import { leftOver } from './left-over.ts'
import { type JsonOption, optionsOf, textsOf } from './other-options.ts'
import { marksOf, numberOf, tagsOf } from './numbers-and-tags.ts'
import { parseLoosely } from './parse-loosely.ts'
import {
  answerOf,
  exampleOfNumbers,
  firstNumber,
  rightOptions,
  withNumbers,
  styleOfFile,
  type TellsRight,
} from './right-options.ts'

const partsOf = ({ question }: FoundQuestion) => {
  const options = optionsOf(question)
  return { answer: withNumbers(answerOf(question), options), options }
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
  yield* readValue(parseLoosely(text), countsFrom, notes)
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
  const parts = found.map(partsOf)
  const { first, isByName } = firstNumber(parts)
  if (isByName && countsFrom === undefined) notes.push(countedFromZero)
  const translated = others.map((one) => ({ language: one, found: questionsIn(written, one) }))
  const ofFile = { first: countsFrom ?? first, style: styleOfFile(parts) }
  for (const [index, one] of found.entries()) {
    const read = readQuestion(one, { ...elementAt(parts, index), ...ofFile, index })
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
    yield inLanguages.length > 0 ? { ...read, inLanguages } : read
  }
}

/** The questions of a file, in one of its languages if it has several. */
const questionsIn = (written: unknown, language?: string): FoundQuestion[] => {
  const value = language === undefined ? written : inLanguage(written, language)
  return value === undefined ? [] : findQuestions(fromKnownTools(value))
}

/** An example of right options that are given by numbers, if the file does not tell from what these count. */
export const numberedKeyIn = (text: string): NumberedKey | undefined => {
  const value = parseLoosely(text)
  const parts = questionsIn(value, languagesIn(value)[0]).map(partsOf)
  return firstNumber(parts).first === undefined ? exampleOfNumbers(parts) : undefined
}

const countedFromZero =
  'The right options are numbers in a field for an index, so they were taken to count from 0: check one of them'
const damaged = 'The JSON is cut off or damaged, so none of it can be read. Export it again.'
const withoutQuestions = 'The JSON has no questions. Each needs a text in a field such as "question".'

/** A relative path is meaningless outside the tool that wrote it. */
const isAddress = /^https?:\/\//

type Parts = {
  answer: TellsRight
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
  'explaination',
  'exp',
  'support',
]
const topicNames = ['topic', 'category', 'subject', 'topicname', 'subjectname', 'categoryname']
/** A text that a question is about. */
const passageNames = ['passage', 'context', 'article', 'paragraph', 'readingpassage', 'reading', 'stimulus']

const readQuestion = ({ question, section }: FoundQuestion, parts: Parts): RawQuestion => {
  const without: string[] = []
  const content = (text: string): Content => contentOfLooseText(text, { findImage: () => undefined, without })
  const explanation = textOf(fieldOf(question, explanationNames)?.value)
  const passage = textOf(fieldOf(question, passageNames)?.value)
  const written = textOf(fieldOf(question, ['image', 'imageurl', 'imagesrc', 'picture'])?.value)
  const image = written !== undefined && isAddress.test(written) ? written : undefined
  const base = {
    position: { line: parts.index + 1 },
    ...numberOf(question),
    source: sourceOf(question),
    content: withImage(content(questionText(question) ?? ''), image),
    section: textOf(fieldOf(question, ['section'])?.value) ?? section,
    topic: content(textOf(fieldOf(question, topicNames)?.value) ?? '').text,
    difficulty: textOf(fieldOf(question, ['difficulty', 'difficultylevel', 'level'])?.value) ?? '',
    tags: tagsOf(question).map((tag) => content(tag).text),
    ...marksOf(question),
    ...(explanation !== undefined && { solution: content(explanation) }),
    ...(passage !== undefined && passage.trim() !== '' && { paragraph: content(passage).text }),
  }
  if (written !== undefined && image === undefined) without.push('its image')
  if (fieldOf(question, ['hint', 'hints'])) without.push('its hint')
  const answers =
    parts.options.length > 0
      ? withOptions(parts, content)
      : withoutOptions(question, parts.answer, explanation, content)
  without.push(...leftOver(question, { ...base, ...answers, without }))
  const doubled = doubledName(question)
  if (doubled !== undefined) return { ...base, ...withoutKey(answers), reason: hasTwice(doubled), without }
  return { ...base, ...answers, without }
}

const withoutKey = ({ options, ...answers }: Answers): Answers => ({
  ...answers,
  ...(options && { options: options.map((option) => ({ ...option, isRight: false })) }),
})

type ReadContent = (text: string) => Content
type Answers = Pick<
  RawQuestion,
  | 'kind'
  | 'options'
  | 'optionFeedback'
  | 'reason'
  | 'answer'
  | 'typed'
  | 'choices'
  | 'matched'
  | 'ordered'
  | 'solution'
  | 'hints'
>

const withOptions = ({ options, answer, first, style }: Parts, content: ReadContent): Answers => {
  const right = rightOptions(options, answer, first, style)
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

/** Kinds that have no options here, by words in the file's name for the type. */
const kindsByWord: readonly [word: RegExp, kind: Kind][] = [
  [/match/i, 'matching'],
  [/order|sequence|arrange|rank/i, 'ordering'],
  [/cloze|gaps|blanks/i, 'gaps'],
  [/short|fill|blank|^text$|^input$/i, 'shortAnswer'],
  [/numeric/i, 'number'],
  [/^(?:scale|date|time|fileUpload|rating|row)Question$|^questionGroupItem$/, 'unknown'],
]

const withoutOptions = (
  question: JsonObject,
  answer: TellsRight,
  explanation: string | undefined,
  content: ReadContent,
): Answers => {
  const type = textOf(fieldOf(question, ['type', 'questiontype', 'kind'])?.value) ?? ''
  const said = truthByShape(question)
  const words = [...answer.words, ...answer.numbers.map(String)]
  if (words.length === 0 && said !== undefined) words.push(String(said))
  const pairs = pairsOf(question)
  if (pairs.length > 0)
    return {
      kind: 'matching',
      answer: pairs.map((pair) => pair.join(' → ')).join('\n'),
      choices: listsOfPairs(pairs),
      matched: pairs.map(([left, right]) => ({ prompt: content(left), choice: content(right) })),
    }
  const truth = words.length === 1 ? truthOf(elementAt(words, 0)) : undefined
  if (truth !== undefined)
    return {
      kind: 'trueFalse',
      options: ['True', 'False'].map((text, index) => ({
        ...content(text),
        isRight: (index === 0) === truth,
      })),
    }
  const kind = kindsByWord.find(([word]) => word.test(type))?.[1]
  const items = fieldOf(question, ['correctorder', 'order', 'sequence', 'items'])?.value
  if (kind === 'ordering' && Array.isArray(items)) return { kind, ...inOrder(textsOf(items), words, content) }
  if ((kind === 'shortAnswer' || kind === 'number') && words.length > 0)
    return {
      kind,
      ...typedAnswer(allAccepted(kind === 'number' ? words.map(withTolerance(question)) : words)),
    }
  if (kind === 'unknown') return { kind }
  if (kind !== undefined && words.length > 0) return { kind, answer: words.join('\n') }
  const sample = textOf(
    fieldOf(question, ['sampleanswer', 'modelanswer', 'expectedanswer', 'idealanswer', 'rubric'])?.value,
  )
  const solution = [...words, sample, explanation].filter((text) => text !== undefined).join('\n\n')
  return { kind: 'descriptive', ...(solution !== '' && { solution: content(solution) }) }
}

const withTolerance = (question: JsonObject) => {
  const amount = textOf(fieldOf(question, ['tolerance', 'margin', 'marginoferror', 'acceptederror'])?.value)
  return (number: string): string =>
    amount === undefined || !/^[\d.,]+\s*%?$/.test(amount.trim()) ? number : `${number} ± ${amount.trim()}`
}

/** Where there is an answer beside the items, they stand as students see them. Numbers may be places or items. */
const inOrder = (
  items: readonly string[],
  words: readonly string[],
  content: ReadContent,
): Pick<RawQuestion, 'answer' | 'ordered'> => {
  const isSame = [...words].sort().join('\n') === [...items].sort().join('\n')
  const order = words.length === 0 || isSame ? (isSame ? words : items) : undefined
  const isSure = order !== undefined && order.some((text) => !/^\d+$/.test(text.trim()))
  return {
    answer: (order ?? words).join('\n'),
    ...(isSure && { ordered: { items: order.map(content), rule: 'all' } }),
  }
}

const pairsOf = (question: JsonObject): [left: string, right: string][] => {
  const pairs = fieldOf(question, ['pairs', 'matches', 'matchingpairs'])?.value
  const sides = Array.isArray(pairs)
    ? pairs.filter(isObject).map((pair) => Object.values(pair).slice(0, 2))
    : isObject(pairs)
      ? Object.entries(pairs)
      : []
  return sides.flatMap(([left, right]): [string, string][] => {
    const both = [textOf(left), textOf(right)]
    return both[0] === undefined || both[1] === undefined ? [] : [[both[0], both[1]]]
  })
}
