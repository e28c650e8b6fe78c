import { withFlagsOfOptions } from './flags-of-options.ts'
import { fromDataSets } from './from-data-sets.ts'
import { fromNumbas } from './from-numbas.ts'
import { fromQml } from './from-qml.ts'
import { fromRows, fromTables } from './from-tables.ts'
import { withoutWrapper } from './from-wrappers.ts'
import { withEnglishNames } from './names-in-languages.ts'
import { fromGoogleForms } from './google-forms.ts'
import { isObject, type JsonObject, objectsIn, textOf, textsIn } from './json-fields.ts'
import { fromKahoot, fromWayground } from './quiz-games.ts'

/** Numbers of jupyterquiz are values, ranges, and what is said to all others. */
const fromJupyterQuiz = (value: JsonObject): JsonObject | undefined => {
  const answers = objectsIn(value, 'answers')
  if (
    value['type'] !== 'numeric' ||
    !answers.some((one) => one['type'] === 'value' || one['type'] === 'range')
  )
    return undefined
  const { answers: _, ...rest } = value
  const accepted = answers.filter((one) => one['correct'] === true)
  const texts = accepted.flatMap((one) =>
    Array.isArray(one['range']) ? one['range'].slice(0, 2).join(' to ') : (textOf(one['value']) ?? []),
  )
  // What is said to single answers has no place, so it is named.
  return { ...rest, answer: texts, 'answers.feedback': textsIn(answers, 'feedback').join('\n') }
}

const maxDepth = 12

/**
 * Puts what Google Forms, Kahoot and Wayground say in a way of their own into the words of other tools. Anything else
 * stays as it is.
 */
export const fromKnownTools = (value: unknown, depth = 0): unknown => {
  if (depth > maxDepth) return value
  if (Array.isArray(value)) {
    const rows = fromRows(value)
    if (rows) return fromKnownTools(rows, depth + 1)
    const read = value.map((one) => fromKnownTools(one, depth + 1))
    return read.some((one, index) => one !== value[index]) ? read : value
  }
  if (!isObject(value)) return value
  const inside = withoutWrapper(value)
  if (inside !== undefined) return fromKnownTools(inside, depth + 1)
  const known =
    fromGoogleForms(value) ??
    fromKahoot(value) ??
    fromWayground(value) ??
    fromJupyterQuiz(value) ??
    fromNumbas(value) ??
    fromQml(value)
  if (known) return known
  const renamed =
    fromDataSets(value) ?? fromTables(value) ?? withEnglishNames(value) ?? withFlagsOfOptions(value)
  if (renamed !== undefined) return fromKnownTools(renamed, depth + 1)
  const read = Object.entries(value).map(([name, one]) => [name, fromKnownTools(one, depth + 1)] as const)
  // An object that stays keeps what is known about its doubled names.
  return read.some(([name, one]) => one !== value[name]) ? Object.fromEntries(read) : value
}
