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
const perhapsText =
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

/** A question of a file, and the part of the file that contains it. */
export type FoundQuestion = { question: JsonObject; section: string }

/** The largest depth of nested parts. */
const maxDepth = 12

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

const typeOf = (object: JsonObject): string =>
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

/** All questions of a file at any depth, in order. */
export const findQuestions = (value: unknown): FoundQuestion[] => {
  const found = findIn(value, '', 0)
  // A title that all questions share is the title of the quiz.
  const isQuiz = new Set(found.map(({ section }) => section)).size === 1
  return isQuiz ? found.map(({ question }) => ({ question, section: '' })) : found
}

/** The names of lists in the questions of a list: what has one beside them is a question, even without a text. */
const listsOfQuestions = (value: readonly unknown[]): string[] => {
  const questions = value.filter(isObject).filter((item) => questionText(item) !== undefined)
  return [
    ...new Set(questions.flatMap((item) => Object.keys(item).filter((name) => Array.isArray(item[name])))),
  ]
}

const writtenTruth = /^\s*(?:true|false)\s*$/i

/** More texts with a truth than a question has options are statements, whatever their texts are called. */
const areStatements = (value: readonly unknown[], least = limits.maxOptions + 1): boolean =>
  value.length >= least &&
  value.every(
    (item) =>
      isObject(item) &&
      questionText(item) === undefined &&
      (truthByShape(item) !== undefined ||
        writtenTruth.test(textOf(fieldOf(item, ['answer'])?.value) ?? '')) &&
      textOf(fieldOf(item, perhapsText)?.value) !== undefined,
  )

const asStatement = (item: JsonObject): JsonObject => {
  const text = fieldOf(item, perhapsText)?.name
  return Object.fromEntries(
    Object.entries(item).map(([name, one]) => [plainName(name) === text ? 'question' : name, one]),
  )
}

const findIn = (value: unknown, section: string, depth: number): FoundQuestion[] => {
  if (depth > maxDepth) return []
  if (Array.isArray(value)) {
    if (areStatements(value))
      return value.filter(isObject).map((item) => ({ question: asStatement(item), section }))
    const lists = listsOfQuestions(value)
    return value.flatMap((item): FoundQuestion[] =>
      isObject(item) && questionText(item) === undefined && lists.some((name) => Array.isArray(item[name]))
        ? [{ question: item, section }]
        : findIn(item, section, depth + 1),
    )
  }
  if (!isObject(value)) return []
  if (questionText(value) !== undefined) return [{ question: value, section }]
  const title = textOf(fieldOf(value, ['section', 'title', 'name', 'heading'])?.value) ?? section
  return Object.entries(value).flatMap(([name, part]) =>
    // A list that is called so needs no other evidence.
    plainName(name) === 'statements' && Array.isArray(part) && areStatements(part, 1)
      ? part.filter(isObject).map((item) => ({ question: asStatement(item), section: title }))
      : findIn(part, title, depth + 1),
  )
}
