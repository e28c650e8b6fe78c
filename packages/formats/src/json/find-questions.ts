import { fieldOf, isObject, type JsonObject, textOf } from './json-fields.ts'

/** Names that only questions have, and names that parts of a file have as well. */
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
/** Beside a field with the right answer. */
export const wrongOptionNames = ['incorrectanswers', 'wronganswers', 'distractors']

/** A question of a file, and the part of the file that it stands in. */
export type FoundQuestion = { question: JsonObject; section: string }

/** How deep parts may stand within each other. */
const maxDepth = 12

/** The text of a question; undefined for an object that is none. */
export const questionText = (object: JsonObject): string | undefined => {
  const sure = textOf(fieldOf(object, surelyText)?.value)
  if (sure !== undefined) return sure
  return fieldOf(object, [...optionNames, ...wrongOptionNames, 'correctanswer', 'correct'])
    ? textOf(fieldOf(object, perhapsText)?.value)
    : undefined
}

/** All questions of a file, however deep they stand; those of one list in their order. */
export const findQuestions = (value: unknown): FoundQuestion[] => {
  const found = findIn(value, '', 0)
  // The title that all share is that of the quiz.
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
