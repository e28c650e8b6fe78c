import { entryOf, lastOf } from '@quizwright/domain/defined.ts'
import { withFlagsOfOptions } from './flags-of-options.ts'
import { fromDataSets } from './from-data-sets.ts'
import { fromNumbas } from './from-numbas.ts'
import { fromQml } from './from-qml.ts'
import { fromRows, fromTables } from './from-tables.ts'
import { withoutWrapper } from './from-wrappers.ts'
import { withEnglishNames } from './names-in-languages.ts'
import { isObject, type JsonObject, textOf } from './json-fields.ts'

const objectIn = (object: JsonObject | undefined, name: string): JsonObject | undefined => {
  const value = object?.[name]
  return isObject(value) ? value : undefined
}
const objectsIn = (object: JsonObject | undefined, name: string): JsonObject[] => {
  const value = object?.[name]
  return Array.isArray(value) ? value.filter(isObject) : []
}
const textsIn = (objects: readonly JsonObject[], name: string): string[] =>
  objects.flatMap((one) => textOf(one[name]) ?? [])

/** Questions of Google Forms that have neither choices nor a text to type. */
const isOtherQuestion = (name: string): boolean => name.endsWith('Question')

/** What Google Forms says about one question, in the words of other tools. */
const fromForms = (item: JsonObject): JsonObject | undefined => {
  const question = objectIn(objectIn(item, 'questionItem'), 'question')
  const asked = [textOf(item['title']), textOf(item['description'])].filter(Boolean).join('\n')
  if (!question)
    return 'questionGroupItem' in item ? { question: asked, type: 'questionGroupItem' } : undefined
  const grading = objectIn(question, 'grading')
  const choices = objectIn(question, 'choiceQuestion')
  const answers = textsIn(objectsIn(objectIn(grading, 'correctAnswers'), 'answers'), 'value')
  const text = objectIn(question, 'textQuestion')
  const other = Object.keys(question).find(isOtherQuestion)
  const general = textOf(objectIn(grading, 'generalFeedback')?.['text'])
  const feedback = ['whenRight', 'whenWrong'].flatMap((name) => {
    const written = textOf(objectIn(grading, name)?.['text'])
    return written === undefined ? [] : [[name, written] as const]
  })
  const image = textOf(objectIn(objectIn(item, 'questionItem'), 'image')?.['contentUri'])
  return {
    question: asked,
    ...(choices && { options: textsIn(objectsIn(choices, 'options'), 'value') }),
    ...(!choices && { type: text ? (answers.length > 0 ? 'short_answer' : 'essay') : (other ?? '') }),
    ...(answers.length > 0 && { answer: answers.length === 1 ? answers[0] : answers }),
    ...(typeof grading?.['pointValue'] === 'number' && { points: grading['pointValue'] }),
    ...(image !== undefined && { image }),
    ...(general !== undefined && { explanation: general }),
    // What students read after a right and a wrong answer has no place here, so it is named.
    ...Object.fromEntries(feedback),
  }
}

/** The questions of a form, below the title of their page. Undefined for other JSON. */
const formOf = (value: JsonObject): JsonObject | undefined => {
  const items = objectsIn(value, 'items')
  if (!items.some((item) => 'questionItem' in item)) return undefined
  const parts: { section: string; questions: JsonObject[] }[] = [{ section: '', questions: [] }]
  for (const item of items) {
    if ('pageBreakItem' in item) parts.push({ section: textOf(item['title']) ?? '', questions: [] })
    const question = fromForms(item)
    if (question) lastOf(parts).questions.push(question)
  }
  return { parts: parts.filter(({ questions }) => questions.length > 0) }
}

/** Kahoot lists what is typed, and what is put in order, as choices that are all right. */
const kahootTypes: Readonly<Record<string, (texts: string[]) => JsonObject>> = {
  open_ended: (answer) => ({ type: 'short_answer', answer }),
  jumble: (items) => ({ type: 'ordering', items }),
}

const fromKahoot = (value: JsonObject): JsonObject | undefined => {
  const type = textOf(value['type']) ?? ''
  const choices = objectsIn(value, 'choices')
  if (!Object.hasOwn(kahootTypes, type) || choices.length === 0) return undefined
  const { choices: _, ...rest } = value
  return { ...rest, ...entryOf(kahootTypes, type)(textsIn(choices, 'answer')) }
}

/** Wayground (Quizizz) lists what is typed as options, without a key. */
const fromWayground = (value: JsonObject): JsonObject | undefined => {
  if (value['kind'] !== 'BLANK' || !('query' in value)) return undefined
  const { options: _, answer: __, ...rest } = value
  return { ...rest, type: 'short_answer', answer: textsIn(objectsIn(value, 'options'), 'text') }
}

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
    formOf(value) ??
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
