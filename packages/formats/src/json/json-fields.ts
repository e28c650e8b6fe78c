import { limits } from '@quizwright/domain/limits.ts'

export type JsonObject = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const objectIn = (object: JsonObject | undefined, name: string): JsonObject | undefined => {
  const value = object?.[name]
  return isObject(value) ? value : undefined
}

export const objectsIn = (object: JsonObject | undefined, name: string): JsonObject[] => {
  const value = object?.[name]
  return Array.isArray(value) ? value.filter(isObject) : []
}

/** The texts of a field of several objects. */
export const textsIn = (objects: readonly JsonObject[], name: string): string[] =>
  objects.flatMap((one) => textOf(one[name]) ?? [])

const plainNames = new Map<string, string>()
const mostPlainNames = 2_000

/**
 * Normalizes the name of a field: `correct_answer` and `correctAnswer` are the same. The objects of a file have the
 * same names, each of which is asked for again and again.
 */
export const plainName = (name: string): string => {
  const known = plainNames.get(name)
  if (known !== undefined) return known
  const plain = name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  if (plainNames.size >= mostPlainNames) plainNames.clear()
  plainNames.set(name, plain)
  return plain
}

/** The first of these fields that has a value. The names are normalized. */
export const fieldOf = (
  object: JsonObject,
  names: readonly string[],
): { name: string; value: unknown } | undefined => {
  const entries = Object.entries(object).map(([name, value]) => [plainName(name), value] as const)
  for (const name of names) {
    const found = entries.find(([own, value]) => own === name && value !== null && value !== '')
    if (found) return { name, value: found[1] }
  }
  return undefined
}

/** The largest number of objects around a text. */
const maxDepth = 3

/** A text, or the text within an object such as `{ "text": "Why?" }`; undefined for anything else. */
export const textOf = (value: unknown, depth = 0): string | undefined => {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (!isObject(value) || depth === maxDepth) return undefined
  return textOf(fieldOf(value, ['text', 'content', 'value', 'html', 'markdown'])?.value, depth + 1)
}

/** Names of the field with the index of the right option, counted from 0. */
export const indexNames = [
  'correctindex',
  'correctanswerindex',
  'correctoptionindex',
  'answerindex',
  'solutionindex',
]
/** Names of the field with the right answer, the surest first. */
export const answerNames = [
  'correctanswer',
  'correctanswers',
  'correctanswerkey',
  'correctanswerid',
  'correctoption',
  'correctoptions',
  'correctoptionid',
  'correctoptionids',
  'correctchoice',
  'correctchoiceid',
  'correctkey',
  'correctid',
  'correctletter',
  'correctvalue',
  'correctresponse',
  'rightanswer',
  'rightanswers',
  'rightoption',
  'rightchoice',
  'correct',
  'answer',
  'answertext',
  'answerkey',
  'answerid',
  'wordanswer',
  'ans',
  'solution',
  'key',
  'right',
  'c',
]
const anyAnswer = /correct|right|answer|solution|wrong|explan|rational|feedback|reason|justif/
/** Fields that hold no text of a question: what names it, how it is shown, and what answers it. */
const textless = new RegExp(
  String.raw`(?:^|[a-z])id$|^id|uuid|guid|slug|type|kind|format|lang|locale|version|date|time|created|` +
    String.raw`updated|status|url|link|image|img|pict|media|audio|video|icon|color|difficult|level|topic|` +
    String.raw`categor|subject|chapter|section|tag|author|source|page|hint`,
)
export const isTextlessName = (name: string): boolean =>
  answerNames.includes(plainName(name)) || anyAnswer.test(plainName(name)) || textless.test(plainName(name))

/** Fields that are about a question, whatever a language calls them: addresses, names for a program, and settings. */
const aside = new RegExp(
  '^_|^id$|_id$|uuid|url|link|image|img|media|audio|video|tag|type|level|difficult|topic|categor|point|marks|' +
    'score|time|date|order|index|number|accept|^no$',
  'i',
)
export const isAside = (name: string): boolean =>
  (aside.test(name) || /[a-z]I[dD]$/.test(name)) && !/(?:correct|answer|right)_?index/i.test(name)

/** Whether names are the letters of options, which count on from A. */
export const areLetters = (names: readonly string[]): boolean =>
  names.length >= limits.minOptions &&
  names.length <= limits.maxOptions &&
  names.every((name, index) => /^[a-h]$/i.test(name) && name.toLowerCase().charCodeAt(0) - 97 === index)

/** A value nested too deep for `JSON.stringify` has no source to show. */
export const sourceOf = (question: JsonObject): string => {
  try {
    return JSON.stringify(question, null, 2)
  } catch {
    return ''
  }
}
