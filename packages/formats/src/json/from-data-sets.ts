import {
  answerNames,
  fieldOf,
  indexNames,
  isObject,
  type JsonObject,
  plainName,
  textOf,
} from './json-fields.ts'
import { optionNames, questionText } from './question-text.ts'

/** A question in an object of its own, with its options and with its key beside it: ARC, CommonsenseQA. */
const withoutNesting = (value: JsonObject): JsonObject | undefined => {
  const name = Object.keys(value).find((one) => plainName(one) === 'question')
  const question = value[name ?? '']
  if (!isObject(question)) return undefined
  const others = Object.fromEntries(Object.entries(value).filter(([one]) => one !== name))
  const hasOptions = Object.keys(question).some((name) => /^(?:choices|options|answers)$/i.test(name))
  return hasOptions ? { ...question, ...others } : undefined
}

/** What is asked and what answers it in objects of their own, as mdbook-quiz has them. */
const withParts = (value: JsonObject): JsonObject | undefined => {
  const { prompt, answer, context, ...rest } = value
  if (!isObject(prompt) || !isObject(answer) || textOf(prompt['prompt']) === undefined) return undefined
  const { prompt: question, ...asked } = prompt
  return { ...rest, ...asked, question, ...answer, ...(context !== undefined && { explanation: context }) }
}

/** A passage with columns of questions about it: RACE. */
const withArticle = (value: JsonObject): JsonObject | undefined => {
  const { article, questions, options, answers, ...rest } = value
  const passage = textOf(article)
  const columns = [questions, options, answers]
  if (passage === undefined || !columns.every(Array.isArray)) return undefined
  return {
    ...rest,
    questions: (questions as unknown[]).map((question, index) => ({
      question,
      options: (options as unknown[])[index],
      answer: (answers as unknown[])[index],
      passage,
    })),
  }
}

/** A list of questions beside the list of their keys, in their order or by their ids. */
const withKeysBeside = (value: JsonObject): JsonObject | undefined => {
  const lists = Object.entries(value).flatMap(([name, one]) => {
    const questions = listIn(one)
    return questions === undefined ? [] : [[name, questions] as const]
  })
  const [list, ...others] = lists
  if (!list || others.length > 0) return undefined
  const questions = list[1]
  const keys = Object.entries(value).find(
    ([name, one]) =>
      name !== list[0] &&
      keysName.test(plainName(name)) &&
      typeof one === 'object' &&
      one !== null &&
      isForAll(one, questions),
  )
  if (!keys || questions.some((question) => fieldOf(question, [...answerNames, ...indexNames]) !== undefined))
    return undefined
  const { [keys[0]]: given, ...rest } = value
  return {
    ...rest,
    [list[0]]: questions.map((question, index) => ({ ...question, answer: keyFor(question, index, given) })),
  }
}

/** Objects in a list, or by ids. */
const listIn = (value: unknown): JsonObject[] | undefined => {
  const list = isObject(value)
    ? Object.entries(value).map(([id, one]): unknown =>
        isObject(one) ? { id, ...one } : Array.isArray(one) ? { id, question: id, options: one } : one,
      )
    : value
  return Array.isArray(list) && list.length > 1 && list.every((one) => isObject(one)) ? list : undefined
}

const keysName =
  /^(?:correct|right)?(?:answers?|keys?|answerkeys?|solutions?|gabarito|respostas|respuestas|antworten)$/

const isSimple = (one: unknown): boolean => typeof one === 'string' || typeof one === 'number'
const idOf = (question: JsonObject, index: number): string[] => [
  textOf(fieldOf(question, ['id', 'questionid', 'number', 'no', 'nr'])?.value) ?? String(index + 1),
  `q${index + 1}`,
]

/** Whether an object or a list has one simple value for each question. */
const isForAll = (keys: object, questions: readonly JsonObject[]): boolean =>
  Array.isArray(keys)
    ? keys.length === questions.length && keys.every(isSimple)
    : Object.values(keys).every(isSimple) &&
      questions.every((question, index) => idOf(question, index).some((id) => Object.hasOwn(keys, id)))

const keyFor = (question: JsonObject, index: number, keys: unknown): unknown =>
  Array.isArray(keys)
    ? (keys[index] as unknown)
    : idOf(question, index)
        .map((id) => (keys as JsonObject)[id])
        .find((one) => one !== undefined)

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

/** Right answers beside "alternatives", among which they are not, as tutorials of programming have them. */
const withAlternatives = (value: JsonObject): JsonObject | undefined => {
  const { alternatives, answers, answer, ...rest } = value
  if (!Array.isArray(alternatives) || alternatives.length === 0) return undefined
  const wrong = alternatives.map((one) => textOf(one))
  const given = answers ?? answer
  const right = (Array.isArray(given) ? given : [given]).map((one) => textOf(one))
  if (right.length === 0 || right.includes(undefined) || wrong.includes(undefined)) return undefined
  // A letter or a number may name one of the alternatives, unless these are numbers themselves.
  const areNumbers = wrong.every((one) => one !== undefined && /\d/.test(one))
  const isName = right.every(
    (one) => one !== undefined && (areNumbers ? /^[A-H]$/i : /^(?:[A-H]|\d)$/i).test(one.trim()),
  )
  if (isName || right.some((one) => wrong.includes(one))) return undefined
  return { ...rest, correct_answers: right, incorrect_answers: wrong }
}

/** What people ask a language model, and what it answers. */
const withInstruction = (value: JsonObject): JsonObject | undefined => {
  const { prompt, completion, ...others } = value
  if (textOf(prompt) !== undefined && textOf(completion) !== undefined)
    return { ...others, question: prompt, answer: completion }
  const { instruction, input, output, ...rest } = value
  const asked = [instruction, input].filter((one) => typeof one === 'string' && one.trim() !== '')
  if (asked.length === 0 || textOf(output) === undefined || fieldOf(value, ['question']) !== undefined)
    return undefined
  return { ...rest, question: asked.join('\n'), answer: output }
}

/** A conversation with a language model: what is asked last, and what answers it. */
const withMessages = (value: JsonObject): JsonObject | undefined => {
  const { messages, conversations, ...rest } = value
  const list: unknown[] = Array.isArray(messages)
    ? messages
    : Array.isArray(conversations)
      ? conversations
      : []
  const said = (roles: RegExp): string | undefined =>
    list.filter(isObject).flatMap((one) => {
      const role = textOf(one['role'] ?? one['from']) ?? ''
      const text = textOf(one['content'] ?? one['value'])
      return roles.test(role) && text !== undefined ? [text] : []
    })[0]
  const [question, answer] = [said(/^(?:user|human)$/i), said(/^(?:assistant|gpt|model)$/i)]
  return question === undefined || answer === undefined ? undefined : { ...rest, question, answer }
}

/** A question in a field of its own, with its options, whose key stands beside that. */
const withContentInside = (value: JsonObject): JsonObject | undefined => {
  if (questionText(value) !== undefined) return undefined
  const inside = Object.entries(value).filter(
    ([, one]) => isObject(one) && questionText(one) !== undefined && fieldOf(one, optionNames) !== undefined,
  )
  const [only, ...others] = inside
  if (!only || others.length > 0 || fieldOf(value, answerNames) === undefined) return undefined
  const { [only[0]]: content, ...rest } = value
  return {
    ...rest,
    ...Object.fromEntries(Object.entries(content as JsonObject).filter(([, one]) => one !== null)),
  }
}

/** Options and their key in a field of their own: `{ "answers": { "offered": [], "right": 0 } }`. */
const withAnswersInside = (value: JsonObject): JsonObject | undefined => {
  if (questionText(value) === undefined) return undefined
  const inside = Object.entries(value).filter(
    ([, one]) =>
      isObject(one) &&
      Object.keys(one).length > 1 &&
      Object.values(one).some((list) => Array.isArray(list) && list.length > 1 && list.every(isText)),
  )
  const [only, ...others] = inside
  if (!only || others.length > 0 || fieldOf(value, answerNames) !== undefined) return undefined
  const { [only[0]]: answers, ...rest } = value
  const given = Object.entries(answers as JsonObject).map(([name, one]) => [
    name in rest ? `${only[0]}.${name}` : name,
    one,
  ])
  return { ...rest, ...Object.fromEntries(given) }
}
const isText = (one: unknown): boolean => typeof one === 'string'

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
  const listed: unknown[] = Array.isArray(answers) ? answers : []
  const places = listed.map((one) =>
    Array.isArray(one) && one.length === 2 && typeof one[0] === 'number' && typeof one[1] === 'string'
      ? { answer_start: one[0], text: one[1] }
      : one,
  )
  const spans = places.filter(isObject)
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
  const steps = [
    withParts,
    withArticle,
    withKeysBeside,
    withoutNesting,
    withContentInside,
    withAnswersInside,
    withInstruction,
    withMessages,
    withAlternatives,
    withListOfWrong,
    withKnownNames,
    withContext,
    withSpans,
    withProperties,
  ]
  const read = steps.reduce((before, step) => step(before) ?? before, value)
  return read === value ? undefined : read
}
