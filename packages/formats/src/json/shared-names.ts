import { keyColumn } from '@quizwright/domain/csv/column-names.ts'
import { guessColumn } from '@quizwright/domain/csv/guess-columns.ts'
import { limits } from '@quizwright/domain/limits.ts'
import { isTyped, otherLists } from './fields-by-shape.ts'
import { questionText, sureText } from './question-text.ts'
import { areLetters, fieldOf, isAside, isObject, type JsonObject, plainName, textOf } from './json-fields.ts'
import { optionsOf } from './other-options.ts'
import { placesIn, readOption } from './read-option.ts'
import { answersOf } from './right-options.ts'

const letter = /^[a-h]$/i
/** What has more fields is no question. */
const mostFields = 60
const maxDepth = 12

/** `areNamed`: the options are fields, of which only a name is a key. */
type Options = { value: unknown; texts: readonly string[]; ids: readonly string[]; areNamed?: boolean }

/** Texts under names of their own, `{ "k1": "Seven", "k2": "Nine" }`. */
const optionsByNames = (value: unknown): Options | undefined => {
  const entries = isObject(value) ? Object.entries(value) : []
  if (entries.length < limits.minOptions || entries.length > limits.maxOptions) return undefined
  const read = entries.map(([id, text]) => ({ id, text: textOf(text) ?? '' }))
  return read.some(({ text }) => text === '')
    ? undefined
    : { value: read, texts: read.map(({ text }) => text), ids: read.map(({ id }) => id), areNamed: true }
}

/** What lists options: a list of texts or objects, or an object by letters, which may stand alone in a list. */
const optionsIn = (value: unknown): Options | undefined => {
  const inside = Array.isArray(value) && value.length === 1 ? (value[0] as unknown) : value
  const read =
    isObject(inside) && areLetters(Object.keys(inside))
      ? Object.values(inside).map((one) => ({ text: textOf(one), id: undefined }))
      : Array.isArray(value) && value.length >= limits.minOptions && value.length <= limits.maxOptions
        ? value.map((one) =>
            isObject(one)
              ? { ...readOption(one), text: readOption(one).text || undefined }
              : { text: textOf(one) },
          )
        : []
  const texts = read.flatMap(({ text }) => text ?? [])
  if (read.length === 0) return optionsByNames(value)
  if (texts.length === 0 || texts.length < read.length) return undefined
  return {
    value: isObject(inside) ? inside : value,
    texts,
    ids: read.flatMap((one) => ('id' in one && one.id !== undefined ? one.id : [])),
  }
}

/** Whether a value names options: by their places, letters or ids, or as they are written. */
const isKeyOf = (value: unknown, options: Options): boolean => {
  const { texts, ids, areNamed } = options
  if (Array.isArray(value))
    return value.length > 0 && value.every((one) => !Array.isArray(one) && isKeyOf(one, options))
  if (areNamed) return ids.includes(String(value))
  if (typeof value === 'number') return Number.isInteger(value) && value >= 0 && value <= texts.length
  if (typeof value !== 'string') return false
  const word = value.trim()
  const places = placesIn(word)
  return (
    (places !== undefined && places.every((place) => place <= texts.length)) ||
    texts.includes(value) ||
    ids.includes(word) ||
    (letter.test(word) && word.toLowerCase().charCodeAt(0) - 97 < texts.length)
  )
}

const asks = /[?؟？:…]\s*$|\.{2,}\s*$|_{2,}/
const isText = (one: unknown): boolean =>
  typeof one === 'string' &&
  (/\S\s+\S/.test(one.trim()) || asks.test(one)) &&
  /\p{L}/u.test(one) &&
  !/^https?:/.test(one)

/** Types of questions whose lists are no options. */
const ofLists = /match|order|sequence|arrange|rank|cloze|gap/i

/** An object that may be a question, with one of the lists in it. */
type Candidate = { list: string; object: JsonObject; options: Options }

/** What is known of a question by the names of its fields alone needs no other. */
const isUnderstood = (object: JsonObject): boolean => {
  if (isTyped(object) || ofLists.test(textOf(fieldOf(object, ['type', 'questiontype', 'kind'])?.value) ?? ''))
    return true
  if ((questionText(object) ?? '') === '') return false
  const options = optionsOf(object)
  const hasKey = options.some(({ isRight }) => isRight !== undefined) || answersOf(object, options).length > 0
  return options.length > 0 && hasKey
}

/** The objects of a file that are not understood, by the name of a list that may be their options. */
const candidatesIn = (value: unknown): ReadonlyMap<string, Candidate[]> => {
  const found: Candidate[] = []
  const look = (one: unknown, depth: number): void => {
    if (typeof one !== 'object' || one === null || depth > maxDepth) return
    if (isObject(one)) {
      const lists = Object.keys(one).length > mostFields || isUnderstood(one) ? [] : Object.entries(one)
      for (const [name, list] of lists) {
        const options = isAside(name) || otherLists.test(plainName(name)) ? undefined : optionsIn(list)
        if (options) found.push({ list: name, object: one, options })
      }
    }
    for (const part of Object.values(one)) look(part, depth + 1)
  }
  look(value, 0)
  return Map.groupBy(found, ({ list }) => list)
}

const share = (candidates: readonly Candidate[], isSo: (one: Candidate) => boolean): number =>
  candidates.filter(isSo).length / candidates.length
const nearlyAll = 0.9
/** So many questions of a bank that is not finished yet have a key. */
const leastTold = 0.25
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

const namesIn = (candidates: readonly Candidate[]): string[] => [
  ...new Set(candidates.flatMap(({ object }) => Object.keys(object))),
]

/** A question's own number, which an option may have as well. */
const ownNumber = /^_?id$|^n(?:o|r|um|umber)$|index|order/i
/** Names that count what a question belongs to: they are no key, though they may be small numbers. */
const counts =
  /chapter|unit|test|round|set$|part|week|day|year|grade|class|semester|quiz|lesson|module|version|priority|rank/i
/** So many keys of a file do not only grow, and so many numbers in place of a key are one. */
const manyKeys = 5

/** Whether values do nothing but grow, as the numbers of chapters and questions do. */
const onlyGrow = (values: readonly unknown[]): boolean =>
  values.length >= manyKeys &&
  values.every((one, index) => {
    const before = values[index - 1]
    return index === 0 || (typeof one === typeof before && (one as string) >= (before as string))
  })

/** The field that names the right options of each question; undefined if none does, or several do. */
const keyNameOf = (list: string, candidates: readonly Candidate[]): string | undefined => {
  const keys = namesIn(candidates).filter((name) => {
    const told = candidates.filter(({ object }) => !isEmpty(object[name]))
    if (name === list || told.length < leastTold * candidates.length) return false
    const isKey = share(told, ({ object, options }) => isKeyOf(object[name], options)) >= nearlyAll
    const isId = (): boolean =>
      share(told, ({ object, options }) => options.ids.includes(String(object[name]))) >= nearlyAll
    return isKey && (!isAside(name) || (!ownNumber.test(name) && isId()))
  })
  const [known, ...others] = keys.filter((name) => guessColumn(name.replaceAll('_', ' ')) === keyColumn)
  if (known !== undefined) return others.length === 0 ? known : undefined
  const isFew =
    candidates.length < manyKeys && candidates.some(({ object }) => sureText(object) !== undefined)
  const [only, ...further] = keys.filter((name) => {
    const values = candidates.map(({ object }) => object[name]).filter((one) => !isEmpty(one))
    const maySay = !isFew || values.every((one) => typeof one !== 'number')
    return maySay && !counts.test(name) && !onlyGrow(values)
  })
  return further.length === 0 ? only : undefined
}

/** The field with what is asked: the only text, or the only one that asks, else the first one before the options. */
const textNameOf = (list: string, key: string, candidates: readonly Candidate[]): string | undefined => {
  const texts = namesIn(candidates).filter(
    (name) =>
      name !== list &&
      name !== key &&
      !isAside(name) &&
      share(candidates, ({ object }) => isText(object[name])) >= nearlyAll,
  )
  const asking = texts.filter(
    (name) => share(candidates, ({ object }) => asks.test(String(object[name]))) > 0.5,
  )
  if (texts.length <= 1) return texts[0]
  if (asking.length === 1) return asking[0]
  const names = Object.keys(candidates[0]?.object ?? {})
  return names.slice(0, names.indexOf(list)).find((name) => texts.includes(name))
}

/** A question in the words of other tools. */
const renamed = (
  { object, options }: Candidate,
  { list, key, text }: { list: string; key: string; text: string | undefined },
): JsonObject => {
  const words = {
    ...(text !== undefined && { question: object[text] }),
    options: options.value,
    answer: object[key],
  }
  const others = Object.entries(object)
    .filter(([name]) => name !== list && name !== key && name !== text)
    .map(([name, one]) => [Object.hasOwn(words, name) ? `other ${name}` : name, one] as const)
  return { ...Object.fromEntries(others), ...words }
}

/**
 * Questions whose fields have names that nobody knows, by what they are in all of them: a list of options, what names
 * some of these, and a text. What all questions of a file show is surer than what one of them does.
 */
export const withSharedNames = (value: unknown): unknown => {
  const read = new Map<JsonObject, JsonObject>()
  const byList = [...candidatesIn(value)].toSorted(([, one], [, other]) => other.length - one.length)
  for (const [list, all] of byList) {
    const candidates = all.filter(({ object }) => !read.has(object))
    const key = candidates.length === 0 ? undefined : keyNameOf(list, candidates)
    if (key === undefined) continue
    const isNamed = candidates.every(({ object }) => sureText(object) !== undefined)
    const text = isNamed ? undefined : textNameOf(list, key, candidates)
    if (!isNamed && text === undefined) continue
    for (const one of candidates) read.set(one.object, renamed(one, { list, key, text }))
  }
  return read.size === 0 ? value : replaced(value, read, 0)
}

const replaced = (value: unknown, by: ReadonlyMap<JsonObject, JsonObject>, depth: number): unknown => {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value
  if (Array.isArray(value)) return value.map((one) => replaced(one, by, depth + 1))
  const found = by.get(value as JsonObject)
  if (found !== undefined) return found
  const read = Object.entries(value).map(([name, one]) => [name, one, replaced(one, by, depth + 1)] as const)
  // An object that stays keeps what is known about its doubled names.
  return read.some(([, one, other]) => one !== other)
    ? Object.fromEntries(read.map(([name, , other]) => [name, other]))
    : value
}
