import { decodeHTML } from 'entities'
import type { RawQuestion } from '../entry/entry.ts'
import { textsOf, wordSet, wordsMissing } from '../entry/words-not-taken.ts'
import { answerNames, indexNames, isObject, type JsonObject, plainName } from './json-fields.ts'

/** Fields that hold no words for people: names, settings and addresses, and the key, which marks an option. */
const ignored = new RegExp(
  String.raw`(?:^|[a-z])ids?$|^_|uuid|guid|slug|type$|kind$|format|lang|locale|version|created|updated|` +
    String.raw`status|urls?$|order$|shuffle|regex`,
)
const keyNames = [...answerNames, ...indexNames]
const marks = /^(?:is)?(?:correct|right|true)(?:answer)?$/
/** Losses that `without` names already. */
const named = new Set(['image', 'imageurl', 'imagesrc', 'picture'])

const maxDepth = 6
const shownChars = 60

const isIgnored = (name: string): boolean => ignored.test(name) || named.has(name)

/** The texts in a field, without those in fields that hold none for people. Numbers count where they may be a key. */
const stringsIn = (value: unknown, isKey: boolean, depth = 0): string[] => {
  if (typeof value === 'number' && isKey) return [String(value)]
  if (typeof value === 'string') return /^(?:https?:|data:|\/)\S*$/.test(value) ? [] : [value]
  if (depth > maxDepth || typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) =>
    isObject(value) &&
    (isIgnored(plainName(name)) ||
      keyNames.includes(plainName(name)) ||
      marks.test(plainName(name)) ||
      letterField.test(name))
      ? []
      : stringsIn(one, isKey, depth + 1),
  )
}

/** A name by which a program knows a question: "q1". */
const isNameOf = (name: string, value: unknown): boolean =>
  name === 'name' && typeof value === 'string' && /^[\w-]{1,40}$/.test(value)

const letterField = /^(?:letter|key|label|identifier|code)$/i
const tags = /<[^<>]{0,300}>/g

/** The fields of a question with words that were not taken, worded to follow "without". */
export const leftOver = (
  question: JsonObject,
  raw: RawQuestion,
  /** Fields for a key that name no option. */
  unread: readonly string[] = [],
): string[] => {
  // A descriptive question has its answer as words, which must stand in its solution.
  const hasKey = raw.kind !== 'noneRight' && raw.kind !== 'descriptive'
  const keys = new Set(keyNames.filter((name) => !unread.includes(name)))
  const taken = wordSet(textsOf(raw))
  const said = raw.solution?.text ?? ''
  return Object.entries(question).flatMap(([name, value]) => {
    const plain = plainName(name)
    if (isIgnored(plain) || (hasKey && keys.has(plain)) || isNameOf(plain, value)) return []
    const isKey = !hasKey && typeof value === 'object' && (keys.has(plain) || plain === 'answers')
    const text = decodeHTML(stringsIn(value, isKey).join(' ').replace(tags, ' '))
    const numbers = isKey ? (text.match(/\d+(?:[.,]\d+)?/g) ?? []) : []
    return wordsMissing(text, taken).length === 0 && numbers.every((one) => said.includes(one))
      ? []
      : [`its field "${name.slice(0, shownChars)}" (“${shorten(text)}”)`]
  })
}

const shorten = (text: string): string =>
  text.length > shownChars ? `${text.slice(0, shownChars).trim()} …` : text.trim()
