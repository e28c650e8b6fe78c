import { inPercent } from '@quizwright/domain/csv/shares-in-cells.ts'
import { isDecimal } from '../decimals.ts'
import { limits } from '@quizwright/domain/limits.ts'
import { sureText } from './question-text.ts'
import { earnedName } from './read-option.ts'
import { isObject, type JsonObject, plainName, textOf } from './json-fields.ts'
import { withTruthAsName, withTruthOfOptions } from './question-by-shape.ts'

const isTrue = (value: unknown): boolean =>
  value === true || value === 1 || /^(?:true|1)$/i.test(String(value))
const isFlag = (value: unknown): boolean =>
  typeof value === 'boolean' || value === 0 || value === 1 || /^(?:true|false|0|1)$/i.test(String(value))

const ofKey = /correct|right|answer|key|solution/
const listNames = /^(?:options|choices|answers|alternatives|answeroptions|answerchoices)$/
const flagOf = /^(.*\S)[_ -]?(?:is)?(?:correct|right)$/i

/** Right options by the names of theirs: `{ "answer_a_correct": "true" }`, in an object or beside `answer_a`. */
const withNamedFlags = (value: JsonObject): JsonObject | undefined => {
  const within = Object.entries(value).find(
    ([name, one]) =>
      ofKey.test(plainName(name)) &&
      isObject(one) &&
      Object.keys(one).length > 1 &&
      Object.entries(one).every(([own, flag]) => flagOf.test(own) && isFlag(flag)),
  )
  const flags = Object.entries(within ? (within[1] as JsonObject) : value).flatMap(([name, one]) => {
    const option = flagOf.exec(name)?.[1]?.replace(/[_ -]$/, '')
    return option !== undefined && isFlag(one) && (within !== undefined || option in value)
      ? [{ name, option, isRight: isTrue(one) }]
      : []
  })
  if (flags.length < limits.minOptions || !flags.some(({ isRight }) => isRight)) return undefined
  const names = new Set(within ? [within[0]] : flags.map(({ name }) => name))
  const isEmptyKey = (name: string, one: unknown): boolean =>
    plainName(name) === 'correctanswer' && one === null
  const rest = Object.entries(value).filter(([name, one]) => !names.has(name) && !isEmptyKey(name, one))
  const right = flags.filter(({ isRight }) => isRight).map(({ option }) => option)
  // A name of one option that the file also has says the same, or contradicts.
  return Object.fromEntries([...rest, ['correctAnswers', right]])
}

/** A list of flags as long as the list of options: `"correct": [true, false, true]`. */
const withListedFlags = (value: JsonObject): JsonObject | undefined => {
  const options = Object.entries(value).find(
    ([name, one]) =>
      listNames.test(plainName(name)) &&
      Array.isArray(one) &&
      one.every((text) => textOf(text) !== undefined),
  )
  if (!options) return undefined
  const texts = options[1] as unknown[]
  const flags = Object.entries(value).find(
    ([name, one]) =>
      name !== options[0] &&
      ofKey.test(plainName(name)) &&
      Array.isArray(one) &&
      one.length === texts.length &&
      one.every(isFlag) &&
      (one.every((flag) => typeof flag === 'boolean') || isNoList(name, one)),
  )
  if (!flags) return undefined
  const { [options[0]]: _, [flags[0]]: right, ...rest } = value
  return {
    ...rest,
    options: texts.map((text, index) => ({
      text: textOf(text),
      isCorrect: isTrue((right as unknown[])[index]),
    })),
  }
}

/** Numbers may also be the places of right options, each of which is named once. */
const isNoList = (name: string, numbers: readonly unknown[]): boolean =>
  /^is|flags?$/.test(plainName(name)) || new Set(numbers.map(String)).size < numbers.length

/** Truths by the letters of the options: `"correct": { "A": true, "B": false }`. */
const withLetteredFlags = (value: JsonObject): JsonObject | undefined => {
  const found = Object.entries(value).find(
    ([name, one]) =>
      ofKey.test(plainName(name)) &&
      isObject(one) &&
      Object.keys(one).length >= limits.minOptions &&
      Object.entries(one).every(([letter, flag]) => /^[a-h1-8]$/i.test(letter) && typeof flag === 'boolean'),
  )
  if (!found) return undefined
  const flags = Object.entries(found[1] as JsonObject)
  const { [found[0]]: _, ...rest } = value
  return { ...rest, correctAnswers: flags.filter(([, flag]) => flag === true).map(([letter]) => letter) }
}

/** Other numbers beside a text may be its place or its value. */
const scoreNames = [
  'score',
  'points',
  'point',
  'weight',
  'fraction',
  'marks',
  'mark',
  'grade',
  'pts',
  's',
  'p',
  'w',
]

const scoreIn = (option: JsonObject): number | undefined => {
  const found = Object.entries(option).find(
    ([name, one]) => scoreNames.includes(plainName(name)) && isNumber(one),
  )
  return found === undefined ? undefined : Number(found[1])
}
const isNumber = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && isDecimal(value.trim()))

const allMarks = 100

const saysRight = /^(?:(?:is)?(?:correct|right)|istrue|isanswer)$/

/**
 * Options that say what they earn: parts of the marks, in percent or of one. Else those that earn marks are right, if
 * all of them earn the same.
 */
const withScores = (value: JsonObject): JsonObject | undefined => {
  const options = Object.entries(value).find(
    ([name, one]) =>
      Array.isArray(one) && one.length > 1 && one.every(isObject) && !/pair|match|part/i.test(name),
  )
  if (!options) return undefined
  const listed = options[1] as JsonObject[]
  // Questions have marks, too.
  if (listed.some((one) => sureText(one) !== undefined)) return undefined
  const scores = listed.map(scoreIn)
  if (scores.includes(undefined)) return undefined
  if (listed.some((one) => Object.keys(one).some((name) => saysRight.test(plainName(name))))) return undefined
  const percents = inPercent(scores.map((score) => score ?? 0))
  if (percents?.some((one) => one !== 0 && one < allMarks))
    return {
      ...value,
      [options[0]]: listed.map((one, index) => ({ ...one, [earnedName]: percents[index] })),
    }
  const earned = new Set(scores.filter((score) => score !== undefined && score > 0))
  if (earned.size !== 1) return undefined
  return {
    ...value,
    [options[0]]: listed.map((one, index) => ({ ...one, isCorrect: (scores[index] ?? 0) > 0 })),
  }
}

/** Right options that are told by flags or scores, in the words of other tools; undefined for any other question. */
export const withFlagsOfOptions = (value: JsonObject): JsonObject | undefined =>
  withNamedFlags(value) ??
  withLetteredFlags(value) ??
  withListedFlags(value) ??
  withTruthAsName(value) ??
  withTruthOfOptions(value) ??
  withScores(value)
