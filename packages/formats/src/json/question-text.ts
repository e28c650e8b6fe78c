import { keyColumn } from '@quizwright/domain/csv/column-names.ts'
import { guessColumn } from '@quizwright/domain/csv/guess-columns.ts'
import { wrongField } from '@quizwright/domain/csv/heading-words.ts'
import { limits } from '@quizwright/domain/limits.ts'
import { plainLatin } from '@quizwright/domain/csv/plain-latin.ts'
import { textByShape, truthByShape } from './fields-by-shape.ts'
import { hasFilledGaps } from './gaps-in-text.ts'
import { answerNames, fieldOf, isObject, type JsonObject, plainName, textOf } from './json-fields.ts'

/** Names that only questions have, and names that other parts of a file may also have. */
const surelyText = [
  'questiontext',
  'questiontitle',
  'question',
  'stem',
  'prompt',
  'problem',
  'query',
  'q',
  'mcq',
  'ques',
  'que',
]
export const perhapsText =
  'text body content statement title name titre titel titulo título titolo texto texte testo enonce énoncé'.split(
    ' ',
  )
export const optionNames = [
  'options',
  'choices',
  'answeroptions',
  'answerchoices',
  'alternatives',
  'possibleanswers',
  'responses',
  'answers',
]
/** The name of a list of wrong options, which stands next to a field with the right one. */
export const isWrongName = (name: string): boolean =>
  /wrong|incorrect|distract|false/.test(plainName(name)) || wrongField.test(plainLatin(plainName(name)))

const flagNames = ['iscorrect', 'correct', 'isright', 'right', 'istrue', 'iscorrectanswer', 'isanswer']

/** Whether an entry has a list of its own, as questions do and options do not. */
const holdsList = (entry: JsonObject): boolean =>
  Object.values(entry).some((value) => Array.isArray(value) && value.length > 1)

/** Whether a list holds texts some of which say that they are right: it lists options, whatever its name is. */
const isMarkedList = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 1 &&
  value.every(
    (one) =>
      typeof one === 'string' ||
      (isObject(one) && !holdsList(one) && Object.values(one).some((text) => typeof text === 'string')),
  ) &&
  value.some((one) => isObject(one) && fieldOf(one, flagNames) !== undefined && sureText(one) === undefined)

const hasList = (object: JsonObject): boolean =>
  Object.values(object).some(isMarkedList) ||
  Object.entries(object).some(([name, value]) => isWrongName(name) && Array.isArray(value)) ||
  Array.isArray(fieldOf(object, optionNames)?.value) ||
  isObject(fieldOf(object, optionNames)?.value)

/** Whether an object without a text is a question all the same: it has options and a key. */
const isAnswered = (object: JsonObject): boolean =>
  hasList(object) && fieldOf(object, [...answerNames, 'correctindex', 'answerindex']) !== undefined

/** The text of a question in a field that only questions have. */
export const sureText = (object: JsonObject): string | undefined => textOf(fieldOf(object, surelyText)?.value)

/** What a question says of its kind; empty if it says nothing. */
export const typeOf = (object: JsonObject): string =>
  textOf(fieldOf(object, ['type', 'questiontype', 'kind'])?.value) ?? ''

/** Whether an object has what is paired or put in order. */
const isArranged = (object: JsonObject): boolean => {
  const isList = (names: readonly string[]): boolean => {
    const list = fieldOf(object, names)?.value
    return Array.isArray(list) && list.length >= limits.minOptions
  }
  return (
    isList(['pairs', 'matches', 'matchingpairs', 'correctorder']) ||
    (/order|sort|sequence|arrange|rank/i.test(typeOf(object)) &&
      isList(['items', 'sequence', 'order', 'steps']))
  )
}

/** Whether the type of an object says that its text has gaps, and these hold their answers. */
const isGapText = (object: JsonObject): boolean =>
  /cloze|gap|fill|blank/i.test(typeOf(object)) &&
  hasFilledGaps(textOf(fieldOf(object, perhapsText)?.value) ?? '')
const instructionNames = ['instruction', 'instructions', 'task']

/** The text of a question, which may be empty; undefined if the object is not a question. */
export const questionText = (object: JsonObject): string | undefined => {
  const sure = sureText(object)
  if (sure !== undefined) return sure
  const isQuestion =
    hasList(object) ||
    isGapText(object) ||
    fieldOf(object, ['correctanswer', 'correct']) !== undefined ||
    (fieldOf(object, ['statement']) !== undefined && truthByShape(object) !== undefined)
  const perhaps = isQuestion ? textOf(fieldOf(object, perhapsText)?.value) : undefined
  if (perhaps !== undefined) return perhaps
  if (isArranged(object)) return textOf(fieldOf(object, [...instructionNames, ...perhapsText])?.value)
  if (isAnswered(object)) return textByShape(object) ?? ''
  return Object.values(object).some(isMarkedList) ? textByShape(object) : undefined
}

/** The field with the answer of an object, by its name in any language. */
export const answerNameIn = (object: JsonObject): string | undefined =>
  Object.keys(object).find(
    (name) => answerNames.includes(plainName(name)) || guessColumn(name.replaceAll('_', ' ')) === keyColumn,
  )

/** An object whose text and answer have names that other parts of a file, or of other languages, have as well. */
export const asQuestion = (object: JsonObject): JsonObject => {
  const text = fieldOf(object, perhapsText)?.name
  const answer = fieldOf(object, answerNames) ? undefined : answerNameIn(object)
  return Object.fromEntries(
    Object.entries(object).map(([name, one]) => [
      plainName(name) === text ? 'question' : name === answer ? 'answer' : name,
      one,
    ]),
  )
}
