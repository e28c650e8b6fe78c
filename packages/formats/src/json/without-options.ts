import { elementAt } from '@quizwright/domain/defined.ts'
import { listsOfPairs } from '../entry/lists-of-choices.ts'
import type { RawQuestion } from '../entry/entry.ts'
import type { Kind } from '../entry/kinds.ts'
import { allAccepted, typedAnswer } from '../entry/typed-settings.ts'
import { truthOf } from '../exam-text/truth.ts'
import { orderOfFile } from '@quizwright/domain/csv/order-of-file.ts'
import { truthByShape } from './fields-by-shape.ts'
import { answerNames, fieldOf, isAside, isObject, type JsonObject, textOf } from './json-fields.ts'
import { textsOf } from './other-options.ts'
import type { Answers, ReadContent } from './question-parts.ts'
import type { TellsRight } from './right-options.ts'

/** Kinds that have no options here, by words in the file's name for the type. */
const kindsByWord: readonly [word: RegExp, kind: Kind][] = [
  [/match|^pair/i, 'matching'],
  [/order|sequence|arrange|rank|^sort/i, 'ordering'],
  [/cloze|gaps|blanks/i, 'gaps'],
  [/short|fill|blank|^text$|^input$/i, 'shortAnswer'],
  [/numeric|^(?:number|num|integer|decimal|float)$/i, 'number'],
  [/^generated_numbers$/, 'calculated'],
  [/^several_parts$/, 'composed'],
  [/^(?:program|formula|regular_expression|of_another_kind)$/, 'unknown'],
  [/^text_without_question$/, 'information'],
  [/^(?:scale|date|time|fileUpload|rating|row)Question$|^questionGroupItem$/, 'unknown'],
]

const withoutAnswer: ReadonlySet<Kind> = new Set(['unknown', 'calculated', 'composed', 'information'])

/** Further answers that are as good as the first one: only what is typed has them. */
const acceptedNames = [
  'acceptedanswers',
  'acceptableanswers',
  'accepted',
  'alternateanswers',
  'alternativeanswers',
  'otheranswers',
  'aliases',
]

/** What answers a question that has no options. */
export const withoutOptions = (
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
  const accepted = fieldOf(question, acceptedNames)?.value
  if (Array.isArray(accepted)) words.push(...textsOf(accepted).filter((text) => !words.includes(text)))
  const kind =
    kindsByWord.find(([word]) => word.test(type))?.[1] ??
    (Array.isArray(accepted)
      ? 'shortAnswer'
      : answer.numbers.length === 1 && fieldOf(question, toleranceNames)
        ? 'number'
        : undefined)
  const items = fieldOf(question, ['correctorder', 'order', 'sequence', 'items', 'steps'])
  if (kind === 'ordering' && Array.isArray(items?.value)) {
    const isGuessed = words.length === 0 && items.name !== 'correctorder'
    return {
      kind,
      ...inOrder(textsOf(items.value), words, content),
      ...(isGuessed && { hints: [orderOfFile] }),
    }
  }
  if ((kind === 'shortAnswer' || kind === 'number') && words.length > 0)
    return {
      kind,
      ...typedAnswer(allAccepted(kind === 'number' ? words.map(withTolerance(question)) : words)),
    }
  if (kind !== undefined && withoutAnswer.has(kind)) return { kind }
  if (kind !== undefined && words.length > 0) return { kind, answer: words.join('\n') }
  const sample = textOf(
    fieldOf(question, ['sampleanswer', 'modelanswer', 'expectedanswer', 'idealanswer', 'rubric'])?.value,
  )
  const solution = [...words, sample, explanation].filter((text) => text !== undefined).join('\n\n')
  return { kind: 'descriptive', ...(solution !== '' && { solution: content(solution) }) }
}

const toleranceNames = ['tolerance', 'margin', 'marginoferror', 'acceptederror']
const withTolerance = (question: JsonObject) => {
  const amount = textOf(fieldOf(question, toleranceNames)?.value)
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

/** Both sides of a pair, which may have a name of its own for a program. */
const sidesOf = (pair: JsonObject): unknown[] =>
  Object.entries(pair)
    .filter(([name]) => !isAside(name))
    .map(([, one]) => one)
    .slice(0, 2)

/** A grid: statements in rows, what each may be in columns, and the place of the right column for each row. */
const pairsInGrid = (question: JsonObject): [left: string, right: string][] => {
  const [rows, columns] = [
    fieldOf(question, ['items', 'statements', 'rows', 'prompts'])?.value,
    fieldOf(question, ['columns', 'categories', 'options', 'choices'])?.value,
  ].map((list) => (Array.isArray(list) ? textsOf(list) : []))
  const places = fieldOf(
    question,
    answerNames.filter((name) => Array.isArray(valueOf(question, name))),
  )?.value
  if (!rows || !columns || !Array.isArray(places) || rows.length < 2 || places.length !== rows.length)
    return []
  const first = places.includes(0) ? 0 : places.includes(columns.length) ? 1 : undefined
  const right = places.map((place) =>
    first === undefined || typeof place !== 'number' ? undefined : columns[place - first],
  )
  return rows.flatMap((row, at): [string, string][] => {
    const column = right[at]
    return column === undefined || right.includes(undefined) ? [] : [[row, column]]
  })
}
const valueOf = (question: JsonObject, name: string): unknown => fieldOf(question, [name])?.value

export const pairsOf = (question: JsonObject): [left: string, right: string][] => {
  const inGrid = pairsInGrid(question)
  if (inGrid.length > 0) return inGrid
  const pairs = fieldOf(question, ['pairs', 'matches', 'matchingpairs'])?.value
  const sides = Array.isArray(pairs)
    ? pairs.filter(isObject).map(sidesOf)
    : isObject(pairs)
      ? Object.entries(pairs)
      : []
  return sides.flatMap(([left, right]): [string, string][] => {
    const both = [textOf(left), textOf(right)]
    return both[0] === undefined || both[1] === undefined ? [] : [[both[0], both[1]]]
  })
}
