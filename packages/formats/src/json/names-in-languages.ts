import { keyColumn } from '@quizwright/domain/csv/column-names.ts'
import { guessColumn } from '@quizwright/domain/csv/guess-columns.ts'
import { type JsonObject, plainName } from './json-fields.ts'

/** Fields by what the headings of tables in many languages mean. */
const fieldOfColumn: Readonly<Record<string, string>> = {
  question: 'question',
  [keyColumn]: 'correctAnswer',
  solution: 'explanation',
  hints: 'hint',
  weightage: 'points',
  tags: 'tags',
  difficulty_level: 'difficulty',
}
const optionColumn = /^option(\d)$/
const english = /^[\x20-\x7e]+$/
/** Names that other readers of JSON know. */
const known = /^(?:q|question\w*|stem|prompt|problem|query|mcq|ques?|statement|title|text|body|content|name)$/

const columnOf = (name: string): string | null => guessColumn(name.replaceAll('_', ' ').slice(0, 60))

/** A question whose fields have names of another language: `{ "frage": …, "richtig": … }`. Undefined for the rest. */
export const withEnglishNames = (value: JsonObject): JsonObject | undefined => {
  const names = Object.keys(value)
  if (names.some((name) => known.test(plainName(name)))) return undefined
  const asked = names.filter((name) => typeof value[name] === 'string' && columnOf(name) === 'question')
  if (asked.length !== 1) return undefined
  const given = new Set<string>()
  // Wrong options count from the second one, behind the right one in a field of its own.
  const isBesideWrong =
    names.some((name) => columnOf(name) === 'option2') && !names.some((name) => columnOf(name) === 'option1')
  const key = names.find((name) => isKey(name, value) && typeof value[name] === 'string')
  const first = isBesideWrong && key !== undefined ? { option_1: value[key] } : {}
  return Object.fromEntries([
    ...Object.entries(first),
    ...Object.entries(value).map(([name, one]): [string, unknown] => {
      const column = columnOf(name) ?? ''
      const number = optionColumn.exec(column)?.[1]
      const named = number === undefined ? fieldOfColumn[column] : `option_${number}`
      // A list beside the key lists the options, whatever it is called.
      const isList = Array.isArray(one) && column !== 'tags'
      if (named === undefined || given.has(named) || (isList && named !== 'correctAnswer')) return [name, one]
      if (isList && one.length > 1 && names.some((other) => other !== name && isKey(other, value)))
        return [name, one]
      given.add(named)
      return [named, one]
    }),
  ])
}

const isKey = (name: string, value: JsonObject): boolean =>
  columnOf(name) === keyColumn && !Array.isArray(value[name])

const quotedName = /"([^"\n]{1,40})"\s*:/g

/** Whether a text of JSON has a field for questions whose name is that of another language. */
export const hasForeignQuestions = (beginning: string): boolean =>
  [...beginning.matchAll(quotedName)].some(
    ([, name = '']) => (!english.test(name) || !known.test(plainName(name))) && columnOf(name) === 'question',
  )
