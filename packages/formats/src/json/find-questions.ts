import { fieldOf, isObject, type JsonObject, textOf } from './json-fields.ts'

/** Names that only questions have, and names that other parts of a file may also have. */
const surelyText = ['questiontext', 'question', 'stem', 'prompt', 'problem', 'query', 'q']
const perhapsText = ['text', 'body', 'content', 'statement', 'title', 'name']
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
/** These names appear next to a field with the correct answer. */
export const wrongOptionNames = ['incorrectanswers', 'wronganswers', 'distractors']

/** A question of a file, and the part of the file that contains it. */
export type FoundQuestion = { question: JsonObject; section: string }

/** The largest depth of nested parts. */
const maxDepth = 12

/** The text of a question; undefined if the object is not a question. */
export const questionText = (object: JsonObject): string | undefined => {
  const sure = textOf(fieldOf(object, surelyText)?.value)
  if (sure !== undefined) return sure
  return fieldOf(object, [...optionNames, ...wrongOptionNames, 'correctanswer', 'correct'])
    ? textOf(fieldOf(object, perhapsText)?.value)
    : undefined
}

/** All questions of a file at any depth, in order. */
export const findQuestions = (value: unknown): FoundQuestion[] => {
  const found = findIn(value, '', 0)
  // A title that all questions share is the title of the quiz.
  const isQuiz = new Set(found.map(({ section }) => section)).size === 1
  return isQuiz ? found.map(({ question }) => ({ question, section: '' })) : found
}

const findIn = (value: unknown, section: string, depth: number): FoundQuestion[] => {
  if (depth > maxDepth) return []
  if (Array.isArray(value)) return value.flatMap((item) => findIn(item, section, depth + 1))
  if (!isObject(value)) return []
  if (questionText(value) !== undefined) return [{ question: value, section }]
  const title = textOf(fieldOf(value, ['section', 'title', 'name', 'heading'])?.value) ?? section
  return Object.values(value).flatMap((part) => findIn(part, title, depth + 1))
}
