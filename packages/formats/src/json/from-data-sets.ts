import { isObject, type JsonObject, plainName, textOf } from './json-fields.ts'

/** A question in an object of its own, with its options and with its key beside it: ARC, CommonsenseQA. */
const withoutNesting = (value: JsonObject): JsonObject | undefined => {
  const name = Object.keys(value).find((one) => plainName(one) === 'question')
  const question = value[name ?? '']
  if (!isObject(question)) return undefined
  const others = Object.fromEntries(Object.entries(value).filter(([one]) => one !== name))
  const hasOptions = Object.keys(question).some((name) => /^(?:choices|options|answers)$/i.test(name))
  return hasOptions ? { ...question, ...others } : undefined
}

/** Fields of their own for wrong options, "distractor1" and "distractor2", as one list. */
const withListOfWrong = (value: JsonObject): JsonObject | undefined => {
  const wrong = Object.keys(value)
    .filter((name) =>
      /^(?:distractor|distracter|(?:wrong|incorrect)(?:answer|option)?)s?\d$/.test(plainName(name)),
    )
    .toSorted((one, other) => plainName(one).localeCompare(plainName(other)))
  if (wrong.length === 0) return undefined
  const rest = Object.fromEntries(Object.entries(value).filter(([name]) => !wrong.includes(name)))
  return { ...rest, incorrect_answers: wrong.map((name) => value[name]) }
}

const labelNames = ['label', 'gold', 'target', 'gold_label', 'cop']

/** Data sets of machine learning that call the text, the options or the key by words of their own. */
const withKnownNames = (value: JsonObject): JsonObject | undefined => {
  const text = ['ctx', 'goal', 'startphrase', 'premise'].find((name) => typeof value[name] === 'string')
  const key = labelNames.find((name) => /^\d$/.test(String(value[name])))
  const options = ['endings', 'choices', 'options'].find((name) => Array.isArray(value[name]))
  const solutions = ['sol1', 'sol2'].every((name) => typeof value[name] === 'string')
  if (key === undefined || (text === undefined && !('question' in value))) return undefined
  if (options === undefined && !solutions && key !== 'cop') return undefined
  const { [key]: right, ...rest } = value
  const named: Record<string, unknown> = { ...rest, answer: Number(right) }
  if (text !== undefined && !('question' in value)) {
    named['question'] = value[text]
    delete named[text]
  }
  if (solutions) {
    named['options'] = [value['sol1'], value['sol2']]
    delete named['sol1']
    delete named['sol2']
  }
  if (options === 'endings') {
    named['options'] = value['endings']
    delete named['endings']
  }
  return named
}

/** A text with questions about it: SQuAD calls them `qas`. */
const withContext = (value: JsonObject): JsonObject | undefined => {
  const { context, qas, ...rest } = value
  const passage = textOf(context)
  if (passage === undefined || !Array.isArray(qas)) return undefined
  return { ...rest, qas: qas.map((one) => (isObject(one) ? { ...one, passage } : one)) }
}

/** Accepted answers with their place in the text: what students type. */
const withSpans = (value: JsonObject): JsonObject | undefined => {
  const { answers, ...rest } = value
  const spans = Array.isArray(answers) ? answers.filter(isObject) : []
  if (spans.length === 0 || !spans.every((one) => 'answer_start' in one)) return undefined
  const texts = [...new Set(spans.flatMap((one) => textOf(one['text']) ?? []))]
  return { ...rest, type: 'short_answer', answer: texts }
}

/** Choices within the settings of a question, as Typeform has them. */
const withProperties = (value: JsonObject): JsonObject | undefined => {
  const { properties, ...rest } = value
  if (!isObject(properties) || !Array.isArray(properties['choices'])) return undefined
  return { ...rest, choices: properties['choices'] }
}

/** Puts what data sets and forms say in ways of their own into the words of other tools; undefined for the rest. */
export const fromDataSets = (value: JsonObject): JsonObject | undefined => {
  const steps = [withoutNesting, withListOfWrong, withKnownNames, withContext, withSpans, withProperties]
  const read = steps.reduce((before, step) => step(before) ?? before, value)
  return read === value ? undefined : read
}
