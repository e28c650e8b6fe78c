import { readOptionStart } from '../exam-text/patterns.ts'
import { fieldOf, isObject, type JsonObject, plainName, textOf } from './json-fields.ts'
import { optionNames, wrongOptionNames } from './find-questions.ts'

/**
 * An option of a question in JSON. `letter` is upper case. `isRight` is undefined if the option itself does not say
 * whether it is correct.
 */
export type JsonOption = { letter: string; text: string; isRight?: boolean }

const rightNames = ['iscorrect', 'correct', 'isright', 'right', 'istrue', 'isanswer']
const textNames = [
  'text',
  'option',
  'optiontext',
  'answertext',
  'answer',
  'value',
  'content',
  'choice',
  'label',
  'title',
  'name',
  'body',
]
const letterNames = ['letter', 'id', 'key', 'label', 'identifier', 'option']
const flatName = /^(?:option|choice|answer)?([a-h]|[1-8])$/

/**
 * The options of a question: a list of texts or objects, an object with letters as keys, or fields such as
 * `option_a`.
 */
export const optionsOf = (question: JsonObject): JsonOption[] => {
  const right = textOf(fieldOf(question, ['correctanswer', 'rightanswer', 'answer'])?.value)
  const wrong = fieldOf(question, wrongOptionNames)?.value
  if (right !== undefined && Array.isArray(wrong) && !fieldOf(question, optionNames))
    return lettered([
      { text: right, isRight: true },
      ...textsOf(wrong).map((text) => ({ text, isRight: false })),
    ])
  const listed = fieldOf(question, optionNames)?.value
  if (Array.isArray(listed)) return lettered(listed.map(readOption))
  if (isObject(listed)) return fromEntries(Object.entries(listed))
  const shortList = fieldOf(question, ['a'])?.value
  if (Array.isArray(shortList)) return lettered(shortList.map(readOption))
  const flat = Object.entries(question).flatMap(([name, value]): [string, unknown][] => {
    const letter = flatName.exec(plainName(name))?.[1]
    return letter === undefined || textOf(value) === undefined ? [] : [[letter, value]]
  })
  return flat.length > 1 ? fromEntries(flat) : []
}

/** The texts in a list. */
export const textsOf = (list: readonly unknown[]): string[] => list.flatMap((value) => textOf(value) ?? [])

const fromEntries = (entries: readonly [name: string, value: unknown][]): JsonOption[] =>
  entries.map(([name, value], index) => ({
    ...readOption(value),
    letter: letterFor(name) ?? letterAt(index),
  }))

type Read = Omit<JsonOption, 'letter'> & { letter?: string }

const readOption = (value: unknown): Read => {
  if (!isObject(value)) return { text: textOf(value) ?? '' }
  const letter = letterFor(textOf(fieldOf(value, letterNames)?.value) ?? '')
  const names =
    letter === undefined
      ? textNames
      : textNames.filter((name) => letterFor(textOf(fieldOf(value, [name])?.value) ?? '') === undefined)
  const right = fieldOf(value, rightNames)?.value
  return {
    text: textOf(fieldOf(value, names)?.value) ?? '',
    ...(letter !== undefined && { letter }),
    ...(right !== undefined && { isRight: isTrue(right) }),
  }
}

const isTrue = (value: unknown): boolean =>
  value === true || value === 1 || (typeof value === 'string' && /^(?:true|yes|1|correct)$/i.test(value))

const letterFor = (name: string): string | undefined =>
  /^[a-h]$/i.test(name.trim()) ? name.trim().toUpperCase() : undefined
const letterAt = (index: number): string => String.fromCodePoint(65 + index)

/** Removes letters from texts such as "A. Rome", if all options have one. */
const lettered = (options: readonly Read[]): JsonOption[] => {
  const starts = options.map(({ text }) => readOptionStart(text))
  const haveLetters = starts.every((start, index) => start?.letter === letterAt(index))
  return options.map((option, index) => ({
    ...option,
    text: haveLetters ? starts[index]!.text : option.text,
    letter: option.letter ?? letterAt(index),
  }))
}
