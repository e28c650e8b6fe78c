import { optionName } from '@quizwright/domain/csv/heading-words.ts'
import { plainLatin } from '@quizwright/domain/csv/plain-latin.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import { readOptionStart } from '../exam-text/patterns.ts'
import {
  answerNames,
  areLetters,
  fieldOf,
  isObject,
  type JsonObject,
  plainName,
  textOf,
} from './json-fields.ts'
import { isTyped, listedByShape } from './fields-by-shape.ts'
import { isWrongName, optionNames } from './question-text.ts'
import { type JsonOption, letterFor, type Read, readOption, textNames } from './read-option.ts'

const flatName = new RegExp(
  '^(?:option|choice|answer|opt|ans|op|alt|alternativ[ea]?|variant|antwort|r[eé]ponse|respuesta|resposta)?' +
    '([a-h]|[0-8])$',
)
/** The letter or the number in the name of an option's field, which may be that of a column of a table. */
const flatLabel = (name: string): string | undefined =>
  flatName.exec(name)?.[1] ?? optionName.exec(plainLatin(name))?.[1]

/**
 * The options of a question: a list of texts or objects, an object with letters or texts as its names, fields such as
 * `option_a`, or a right text beside a list of wrong ones. Names help to find them, but are not needed.
 */
export const optionsOf = (question: JsonObject): JsonOption[] => {
  const listed = listOf(question)?.value
  const besideWrong = listed === undefined ? besideWrongOnes(question) : undefined
  if (besideWrong) return besideWrong
  if (Array.isArray(listed)) return lettered(listed.map(readOption))
  if (isObject(listed)) return fromColumns(listed) ?? fromEntries(withoutEmptyEnd(Object.entries(listed)))
  const shortList = fieldOf(question, ['a'])?.value
  if (Array.isArray(shortList)) return lettered(shortList.map(readOption))
  const flat = Object.entries(question).filter(
    ([name, value]) => flatLabel(plainName(name)) !== undefined && textOf(value) !== undefined,
  )
  if (flat.length > 1) return fromFields(flat)
  const byLetters = byLettersIn(question)
  if (byLetters) return fromEntries(withoutEmptyEnd(Object.entries(byLetters)))
  const found = listedByShape(question)
  return found === undefined ? fromFamily(question) : lettered(found.map(readOption))
}

/** "pil_a", "pil_b": fields with one name, whatever it is, and letters on from A, one of which the key names. */
const inFamily = /^(\p{L}{2,20}?)[_\s-]?([a-h])$/iu
const fromFamily = (question: JsonObject): JsonOption[] => {
  const key = textOf(fieldOf(question, answerNames)?.value)?.trim() ?? ''
  if (key === '') return []
  const named = Object.entries(question).flatMap(([name, value]) => {
    const [, family, letter] = inFamily.exec(name) ?? []
    const text = textOf(value)
    return family === undefined || letter === undefined || text === undefined
      ? []
      : [{ family, letter, text }]
  })
  const [fields = [], ...others] = [...Map.groupBy(named, ({ family }) => family).values()].filter((one) =>
    areLetters(one.map(({ letter }) => letter)),
  )
  const isNamed = fields.some(
    ({ letter, text }) => [letter.toLowerCase(), text].includes(key.toLowerCase()) || text === key,
  )
  return others.length > 0 || !isNamed
    ? []
    : fields.map(({ letter, text }) => ({ letter: letter.toUpperCase(), text }))
}

/** The field that lists options. The answers to a question that is typed are accepted ones. */
const listOf = (question: JsonObject): { name: string; value: unknown } | undefined => {
  const found = fieldOf(
    question,
    isTyped(question) ? optionNames.filter((name) => name !== 'answers') : optionNames,
  )
  return found && { ...found, value: listAlone(found.value) }
}

/** A list of objects that stands alone in an object, as databases store it: `{ "answers": [{ "text": "Rome" }] }`. */
const listAlone = (value: unknown): unknown => {
  const [inside, ...others] = isObject(value) ? Object.values(value) : []
  return others.length === 0 && Array.isArray(inside) && inside.length > 1 && inside.every(isObject)
    ? inside
    : value
}

/** The name of a list of answers that is no list of options, because another field has these. */
export const answersBesideOptions = (question: JsonObject): readonly string[] =>
  listOf(question)?.name === 'answers' ? [] : ['answers', 'acceptedanswers', 'acceptableanswers', 'accepted']

/** The only object whose fields are called by letters from A, whatever its own name is: `{ "opts": { "a": … } }`. */
const byLettersIn = (question: JsonObject): JsonObject | undefined => {
  const found = Object.values(question).flatMap((value) => {
    if (!isObject(value)) return []
    const options = withoutSettings(value)
    const areOptions =
      areLetters(Object.keys(options)) &&
      Object.values(options).every((one) => typeof one !== 'boolean' && textOf(one) !== undefined)
    return areOptions ? [options] : []
  })
  return found.length === 1 ? found[0] : undefined
}

/** Beside options by letters, a number or a truth with another name is a setting of a program. */
const withoutSettings = (value: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(value).filter(([name, one]) => typeof one === 'string' || letterFor(name) !== undefined),
  )

/** Some files keep fields for options that a question does not have. */
const withoutEmptyEnd = (entries: [name: string, value: unknown][]): [name: string, value: unknown][] =>
  entries.slice(0, entries.findLastIndex(([, value]) => value !== null && value !== '') + 1)

/** Options in columns: `{ "text": ["Rome", "Milan"], "label": ["A", "B"] }`. */
const fromColumns = (listed: JsonObject): JsonOption[] | undefined => {
  const columns = Object.entries(listed)
  const texts = fieldOf(listed, textNames)
  if (!Array.isArray(texts?.value) || !columns.every(([, list]) => Array.isArray(list))) return undefined
  return lettered(
    texts.value.map((_, row) =>
      readOption(Object.fromEntries(columns.map(([name, list]) => [name, (list as unknown[])[row]]))),
    ),
  )
}

/** A right text beside the list of the wrong ones. */
const besideWrongOnes = (question: JsonObject): JsonOption[] | undefined => {
  const wrong = Object.entries(question).find(([name, value]) => isWrongName(name) && Array.isArray(value))
  const right = fieldOf(question, answerNames)?.value
  const texts = (Array.isArray(right) ? right : [right]).flatMap((value) => textOf(value) ?? [])
  if (!wrong || texts.length === 0) return undefined
  return lettered([
    ...texts.map((text) => ({ text, isRight: true })),
    ...textsOf(wrong[1] as unknown[]).map((text) => ({ text, isRight: false })),
  ])
}

/** The texts in a list. */
export const textsOf = (list: readonly unknown[]): string[] => list.flatMap((value) => textOf(value) ?? [])

/** An object by letters, or by the texts of its options with true for the right ones. */
const fromEntries = (entries: readonly [name: string, value: unknown][]): JsonOption[] => {
  const areMarked = entries.every(
    ([name, value]) => typeof value === 'boolean' && letterFor(name) === undefined,
  )
  return withoutLetters(
    entries.map(([name, value], index) =>
      areMarked
        ? { letter: letterOf(index), text: name, isRight: value === true }
        : { id: name, ...readOption(value), letter: letterFor(name) ?? letterOf(index) },
    ),
  )
}

/** Fields such as `answerA` and `answerB`. Some files keep the last ones empty. */
const fromFields = (fields: readonly [name: string, value: unknown][]): JsonOption[] => {
  const options = fields.map(([name, value], index) => ({
    ...readOption(value),
    id: name,
    letter: letterFor(flatLabel(plainName(name)) ?? '') ?? letterOf(index),
  }))
  return withoutLetters(options.slice(0, options.findLastIndex(({ text }) => text.trim() !== '') + 1))
}

const lettered = (options: readonly Read[]): JsonOption[] =>
  withoutLetters(
    starred(options).map((option, index) => ({ ...option, letter: option.letter ?? letterOf(index) })),
  )

/** A star before the right texts of a list: `["Niger", "*Nile"]`. */
const starred = (options: readonly Read[]): readonly Read[] => {
  const star = /^\*\s*(?=[^*\s])(?![^*]*\*)/
  const right = options.filter(({ text, isRight }) => isRight === undefined && star.test(text)).length
  return right === 0 || right === options.length || options.some(({ isRight }) => isRight !== undefined)
    ? options
    : options.map((option) => ({
        ...option,
        text: option.text.replace(star, ''),
        isRight: star.test(option.text),
      }))
}

/** Removes letters from texts such as "A. Rome", if all options have one. */
const withoutLetters = (options: readonly JsonOption[]): JsonOption[] => {
  const starts = options.map(({ text }) => readOptionStart(text))
  const haveLetters = starts.every((start, index) => start?.letter === letterOf(index))
  return options.map((option, index) => ({
    ...option,
    text: haveLetters ? elementAt(starts, index).text : option.text,
  }))
}
