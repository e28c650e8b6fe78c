import { limits } from '@quizwright/domain/limits.ts'
import { questionText } from './find-questions.ts'
import { readOption } from './read-option.ts'
import { areLetters, isAside, isObject, type JsonObject, plainName, textOf } from './json-fields.ts'

const letter = /^[a-h]$/i
type Options = { value: unknown; texts: (string | undefined)[]; letters: boolean }

/** What lists the options: a list of texts, or an object by letters, which may stand alone in a list. */
const optionsIn = (value: unknown): Options | undefined => {
  const inside = Array.isArray(value) && value.length === 1 ? (value[0] as unknown) : value
  if (isObject(inside) && areLetters(Object.keys(inside)))
    return { value: inside, texts: Object.values(inside).map((one) => textOf(one)), letters: true }
  if (!Array.isArray(value) || value.length < limits.minOptions || value.length > limits.maxOptions)
    return undefined
  const texts = value.map((one) => (isObject(one) ? readOption(one).text || undefined : textOf(one)))
  return texts.includes(undefined) ? undefined : { value, texts, letters: true }
}

/** Whether a value names one of the options: by its place, its letter, or as it is written. */
const isKeyOf = (value: unknown, { texts }: Options): boolean => {
  if (typeof value === 'number') return Number.isInteger(value) && value >= 0 && value <= texts.length
  if (typeof value !== 'string') return false
  return (
    texts.includes(value) ||
    (letter.test(value.trim()) && value.trim().toLowerCase().charCodeAt(0) - 97 < texts.length)
  )
}

const asks = /[?؟？:…]\s*$|\.{2,}\s*$|_{2,}/

const isText = (one: string): boolean =>
  (/\S\s+\S/.test(one.trim()) || asks.test(one)) && !/^https?:/.test(one)

/** The text of a question: the only one, or the only one that asks, else the first one before its options. */
const textIn = (value: JsonObject, options: string): string | undefined => {
  const entries = Object.entries(value)
  const texts = entries.filter(([name, one]) => typeof one === 'string' && isText(one) && !isAside(name))
  const asking = texts.filter(([, one]) => asks.test(String(one)))
  const place = entries.findIndex(([name]) => name === options)
  const [found] =
    texts.length === 1
      ? texts
      : asking.length === 1
        ? asking
        : entries.slice(0, place).filter((one) => texts.includes(one))
  return found?.[0]
}

/**
 * A question whose fields have names that nobody knows, by what they are: one list of options, one value that names one
 * of them, and a text. Undefined if there is not exactly one of each.
 */
export const withNamesByShape = (value: JsonObject): JsonObject | undefined => {
  const lists = Object.entries(value).flatMap(([name, one]) => {
    const options = isAside(name) ? undefined : optionsIn(one)
    return options === undefined ? [] : [{ name, options }]
  })
  const [list, ...others] = lists
  if (!list || others.length > 0) return undefined
  const keys = Object.entries(value).filter(
    ([name, one]) => name !== list.name && !isAside(name) && isKeyOf(one, list.options),
  )
  const [key] = keys
  const text = textIn(value, list.name)
  if (!key || keys.length > 1 || text === undefined || text === key[0]) return undefined
  return Object.fromEntries(
    Object.entries(value).map(([name, one]): [string, unknown] => {
      if (name === text) return ['question', one]
      if (name === list.name) return ['options', list.options.value]
      return name === key[0] ? ['answer', one] : [name, one]
    }),
  )
}

/** What a form knows of an option beside its truth. */
const ofForms =
  /select|check|visible|hidden|disabl|enabl|default|hover|active|show|pinned|fixed|other|image|open/

/** Options of which each says by one field, whatever its name is, whether it is right: `{ "valid": true, … }`. */
export const withTruthOfOptions = (value: JsonObject): JsonObject | undefined => {
  // A list of statements that are true or false has no question above it.
  if (questionText(value) === undefined) return undefined
  const found = Object.entries(value).flatMap(([name, list]) => {
    if (!Array.isArray(list) || list.length < limits.minOptions || !list.every(isObject)) return []
    const flag = flagOf(list)
    return flag === undefined ? [] : [{ name, list, flag }]
  })
  const [only, ...others] = found
  if (!only || others.length > 0) return undefined
  return {
    ...value,
    [only.name]: only.list.map(({ [only.flag]: isCorrect, ...rest }) => ({ ...rest, isCorrect })),
  }
}

const knownFlag = /^(?:is)?(?:correct|right|true|answer)(?:answer)?$/

const flagOf = (list: readonly JsonObject[]): string | undefined => {
  const names = list.map((option) =>
    Object.keys(option).filter((name) => typeof option[name] === 'boolean' && !ofForms.test(plainName(name))),
  )
  const [name, ...others] = new Set(names.flat())
  if (name === undefined || others.length > 0 || !names.every((own) => own.length === 1)) return undefined
  if (knownFlag.test(plainName(name)) && plainName(name) !== 'answer') return undefined
  const right = list.filter((option) => option[name] === true).length
  const hasTexts = list.every((option) => Object.values(option).some((one) => typeof one === 'string'))
  return hasTexts && right > 0 && right < list.length ? name : undefined
}

const rightName = /^(?:true|correct|right|richtig)$/i
const wrongName = /^(?:false|incorrect|wrong|falsch)$/i

/** The name of an option's only field; undefined for other options. */
const onlyName = (one: unknown): string | undefined => {
  const [name, ...others] = isObject(one) ? Object.keys(one) : []
  return others.length === 0 ? name : undefined
}

/**
 * Options whose only field says whether they are right, `[{ "true": "Mars" }, { "false": "Venus" }]`, or the right one
 * of which does so among texts.
 */
export const withTruthAsName = (value: JsonObject): JsonObject | undefined => {
  const found = Object.entries(value).find(([, list]) => {
    if (!Array.isArray(list) || list.length < limits.minOptions) return false
    const areKnown = list.every((one) => {
      const name = onlyName(one)
      return typeof one === 'string' || (name !== undefined && (rightName.test(name) || wrongName.test(name)))
    })
    return areKnown && list.some((one) => rightName.test(onlyName(one) ?? ''))
  })
  if (!found) return undefined
  return {
    ...value,
    [found[0]]: (found[1] as unknown[]).map((one) => ({
      text: isObject(one) ? Object.values(one)[0] : one,
      isCorrect: rightName.test(onlyName(one) ?? ''),
    })),
  }
}
