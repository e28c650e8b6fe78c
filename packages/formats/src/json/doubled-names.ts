import { elementAt } from '@quizwright/domain/defined.ts'
import JSON5 from 'json5'
import { isObject, type JsonObject } from './json-fields.ts'

const again = / \(again(?: \d+)?\)$/
export const nameAgain = (name: string, times: number): string =>
  times === 2 ? `${name} (again)` : `${name} (again ${times - 1})`

/**
 * Renames the fields that an object of valid JSON or JSON5 has twice: "answer", "answer (again)". A parser would
 * silently keep the last one.
 */
export const withDoubledNames = (text: string): string => {
  /** The names of each open object with their counts; undefined for an array. */
  const open: (Map<string, number> | undefined)[] = []
  const parts: string[] = []
  let copied = 0
  for (let index = 0; index < text.length; index += 1) {
    const sign = elementAt(text, index)
    if (sign === '{') open.push(new Map())
    else if (sign === '[') open.push(undefined)
    else if (sign === '}' || sign === ']') open.pop()
    else if (sign === '/') index = endOfComment(text, index) - 1
    else if (sign === '"' || sign === "'" || (sign > ' ' && bareName.test(sign))) {
      const end = sign === '"' || sign === "'" ? endOfString(text, index, sign) : endOfBareName(text, index)
      const names = isName(text, end) ? open.at(-1) : undefined
      if (names) {
        const name = nameIn(text.slice(index, end))
        const times = (names.get(name) ?? 0) + 1
        names.set(name, times)
        if (times > 1) {
          parts.push(text.slice(copied, index), JSON.stringify(nameAgain(name, times)))
          copied = end
        }
      }
      index = end - 1
    }
  }
  return copied === 0 ? text : [...parts, text.slice(copied)].join('')
}

/** How a name without quotation marks begins. So does a word such as `true`, but no colon follows it. */
const bareName = /[\p{L}\p{Nl}$_\\]/u
const bareNameFromHere = /[\p{L}\p{N}\p{M}\p{Pc}$\\\u200c\u200d]*/uy

const endOfBareName = (text: string, start: number): number => {
  bareNameFromHere.lastIndex = start
  return start + Math.max(1, bareNameFromHere.exec(text)?.[0].length ?? 0)
}

const nameIn = (written: string): string =>
  written.startsWith('"')
    ? String(JSON.parse(written))
    : elementAt(Object.keys(JSON5.parse(`{${written}:0}`)), 0)

/** The index behind a comment, which only JSON5 has. */
const endOfComment = (text: string, start: number): number => {
  const [sign, length] = text[start + 1] === '*' ? ['*/', 2] : ['\n', 1]
  const end = text.indexOf(sign, start + 2)
  return end < 0 ? text.length : end + length
}

/** The index behind the quotation mark that ends a string. */
const endOfString = (text: string, start: number, quote: string): number => {
  for (let end = text.indexOf(quote, start + 1); end >= 0; end = text.indexOf(quote, end + 1)) {
    let slashes = 0
    while (text[end - 1 - slashes] === '\\') slashes += 1
    if (slashes % 2 === 0) return end + 1
  }
  return text.length
}

const isName = (text: string, from: number): boolean => {
  let index = from
  for (;;)
    if (/\s/.test(text[index] ?? '')) index += 1
    else if (text[index] === '/') index = endOfComment(text, index)
    else return text[index] === ':'
}

/** Parses valid JSON without losing the fields that it has twice. */
export const parseJson = (text: string): unknown => parseWhole(text, JSON.parse)

/** The same for JSON5, such as JavaScript with unquoted names. */
export const parseJson5 = (text: string): unknown => parseWhole(text, JSON5.parse)

const parseWhole = (text: string, parse: (text: string) => unknown): unknown => {
  const value = parse(text)
  const renamed = withDoubledNames(text)
  return renamed === text ? value : parse(renamed)
}

/** The largest depth of objects that are looked through. */
const maxDepth = 12

/** The name of a field that an object has twice with different values; undefined if there is none. */
export const doubledName = (value: unknown, depth = 0): string | undefined => {
  if (depth > maxDepth) return undefined
  if (Array.isArray(value)) return firstOf(value, (one) => doubledName(one, depth + 1))
  return isObject(value)
    ? (ownDoubledName(value) ?? firstOf(Object.values(value), (one) => doubledName(one, depth + 1)))
    : undefined
}

/** The same for the fields of one object alone. */
export const ownDoubledName = (object: JsonObject): string | undefined =>
  firstOf(Object.entries(object), ([name, value]) => {
    const first = name.replace(again, '')
    const isDoubled = first !== name && Object.hasOwn(object, first)
    return isDoubled && JSON.stringify(value) !== JSON.stringify(object[first]) ? first : undefined
  })

const firstOf = <Value>(
  values: readonly Value[],
  find: (value: Value) => string | undefined,
): string | undefined => {
  for (const value of values) {
    const found = find(value)
    if (found !== undefined) return found
  }
  return undefined
}

/** The sentence for a question that has a field twice. */
export const hasTwice = (name: string): string =>
  `It has the field "${name.slice(0, 60)}" twice, with different values. Delete one of them.`
