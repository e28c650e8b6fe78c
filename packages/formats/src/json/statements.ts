import { limits } from '@quizwright/domain/limits.ts'
import { isTruth, truthByShape } from './fields-by-shape.ts'
import { asQuestion, perhapsText, questionText } from './question-text.ts'
import { fieldOf, isObject, type JsonObject, textOf } from './json-fields.ts'

const leastWords = 3
const isSentence = (text: string | undefined): boolean =>
  text !== undefined && text.trim().split(/\s+/).length >= leastWords

const statedIn = (item: JsonObject): string | undefined => textOf(fieldOf(item, perhapsText)?.value)

const isStated = (item: JsonObject): boolean =>
  questionText(item) === undefined &&
  (truthByShape(item) !== undefined || isTruth(fieldOf(item, ['answer'])?.value)) &&
  statedIn(item) !== undefined

/** No option has an answer of its own, nor a truth that is called so. */
const ofStatements = ['answer', 'truefalse', 'trueorfalse', 'istrue', 'truth']
/** Few sentences with an answer are enough. */
const isAnswered = (item: JsonObject): boolean =>
  isTruth(fieldOf(item, ofStatements)?.value) && isSentence(statedIn(item))

/** A statement and its truth side by side: `["The sun is a star", true]`. */
const isPair = (item: unknown): item is [string, unknown] =>
  Array.isArray(item) && item.length === 2 && typeof item[0] === 'string' && isTruth(item[1])

/**
 * The statements of a list, as questions: more texts with a truth than a question has options, or sentences that have
 * one as their answer. `isNamed`: the list is called so, which needs no other evidence.
 */
export const statementsIn = (value: readonly unknown[], isNamed: boolean): JsonObject[] | undefined => {
  if (value.length >= limits.minOptions && value.every(isPair) && value.every(([text]) => isSentence(text)))
    return value.map(([question, answer]) => ({ question, answer }))
  const items = value.filter(isObject)
  if (items.length < value.length || items.length === 0 || !items.every(isStated)) return undefined
  const areSure =
    isNamed ||
    items.length > limits.maxOptions ||
    (items.length >= limits.minOptions && items.every(isAnswered))
  return areSure ? items.map(asQuestion) : undefined
}
