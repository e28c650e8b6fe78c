import { isObject, fieldOf, type JsonObject, plainName, textOf } from './json-fields.ts'
import { answerNameIn, asQuestion, perhapsText, questionText } from './question-text.ts'
import { statementsIn } from './statements.ts'

/** A question of a file, and the part of the file that contains it. */
export type FoundQuestion = { question: JsonObject; section: string }

/** The largest depth of nested parts. */
const maxDepth = 12

/** All questions of a file at any depth, in order. */
export const findQuestions = (value: unknown): FoundQuestion[] => {
  const found = findIn(value, '', 0)
  // A title that all questions share is the title of the quiz.
  const isQuiz = new Set(found.map(({ section }) => section)).size === 1
  return isQuiz ? found.map(({ question }) => ({ question, section: '' })) : found
}

/** Whether what stands in a list of hardly anything but questions is one without options: a text with its answer. */
const besideQuestions = (items: readonly unknown[]): ((item: JsonObject) => boolean) => {
  const questions = items.filter((item) => isObject(item) && questionText(item) !== undefined)
  if (questions.length * 2 < items.length) return () => false
  return (item) => fieldOf(item, perhapsText) !== undefined && answerNameIn(item) !== undefined
}

/** The names of lists in the questions of a list: what has one beside them is a question, even without a text. */
const listsOfQuestions = (value: readonly unknown[]): string[] => {
  const questions = value.filter(isObject).filter((item) => questionText(item) !== undefined)
  return [
    ...new Set(questions.flatMap((item) => Object.keys(item).filter((name) => Array.isArray(item[name])))),
  ]
}

const findIn = (value: unknown, section: string, depth: number, isNamed = false): FoundQuestion[] => {
  if (depth > maxDepth) return []
  if (Array.isArray(value)) {
    const statements = statementsIn(value, isNamed)
    if (statements) return statements.map((question) => ({ question, section }))
    const lists = listsOfQuestions(value)
    const isBeside = besideQuestions(value)
    return value.flatMap((item): FoundQuestion[] => {
      if (!isObject(item) || questionText(item) !== undefined) return findIn(item, section, depth + 1)
      if (lists.some((name) => Array.isArray(item[name]))) return [{ question: item, section }]
      return isBeside(item) ? [{ question: asQuestion(item), section }] : findIn(item, section, depth + 1)
    })
  }
  if (!isObject(value)) return []
  if (questionText(value) !== undefined) return [{ question: value, section }]
  const title = textOf(fieldOf(value, ['section', 'title', 'name', 'heading'])?.value) ?? section
  return Object.entries(value).flatMap(([name, part]) =>
    findIn(part, title, depth + 1, plainName(name) === 'statements'),
  )
}
