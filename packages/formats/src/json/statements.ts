import { limits } from '@quizwright/domain/limits.ts'
import { truthByShape } from './fields-by-shape.ts'
import { perhapsText, questionText } from './question-text.ts'
import { fieldOf, isObject, type JsonObject, plainName, textOf } from './json-fields.ts'

const writtenTruth = /^\s*(?:true|false)\s*$/i
const leastWords = 3
const isSentence = (text: string | undefined): boolean =>
  text !== undefined && text.trim().split(/\s+/).length >= leastWords

const isTruth = (value: unknown): boolean =>
  typeof value === 'boolean' || (typeof value === 'string' && writtenTruth.test(value))
const statedIn = (item: JsonObject): string | undefined => textOf(fieldOf(item, perhapsText)?.value)

const isStated = (item: JsonObject): boolean =>
  questionText(item) === undefined &&
  (truthByShape(item) !== undefined || writtenTruth.test(textOf(fieldOf(item, ['answer'])?.value) ?? '')) &&
  statedIn(item) !== undefined

/** No option has an answer of its own, so few sentences with one are enough. */
const isAnswered = (item: JsonObject): boolean =>
  isTruth(fieldOf(item, ['answer'])?.value) && isSentence(statedIn(item))

const asStatement = (item: JsonObject): JsonObject => {
  const text = fieldOf(item, perhapsText)?.name
  return Object.fromEntries(
    Object.entries(item).map(([name, one]) => [plainName(name) === text ? 'question' : name, one]),
  )
}

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
  return areSure ? items.map(asStatement) : undefined
}
