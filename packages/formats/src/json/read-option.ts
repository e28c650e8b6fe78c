import { elementAt } from '@quizwright/domain/defined.ts'
import { fieldOf, isAside, isObject, type JsonObject, plainName, textOf } from './json-fields.ts'

/**
 * An option of a question in JSON. `letter` is upper case. `id` is what the file calls it, such as the name of its
 * field. `isRight` is undefined if the option itself does not say whether it is correct.
 */
export type JsonOption = {
  letter: string
  id?: string
  text: string
  isRight?: boolean
  /** What it earns, in percent of the marks. */
  percent?: number
  feedback?: string
}

/** The field of an option with what it earns, where a step before found that in others. */
export const earnedName = 'earned in percent'

const rightNames = [
  'iscorrect',
  'correct',
  'isright',
  'right',
  'istrue',
  'isanswer',
  'iscorrectanswer',
  'correctanswer',
]
export const textNames = [
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
  'statement',
  't',
]
const letterNames = [
  'letter',
  'id',
  'key',
  'label',
  'identifier',
  'option',
  'prompt',
  'number',
  'code',
  'value',
]
/** What is said to who chose an option. */
const feedbackNames = [
  'feedback',
  'explanation',
  'rationale',
  'comment',
  'comments',
  'reason',
  'justification',
]
/** An option as its own fields say it. */
export type Read = Omit<JsonOption, 'letter'> & { letter?: string }

export const readOption = (value: unknown): Read => {
  const pair = Array.isArray(value) ? markedText(value) : undefined
  if (pair) return pair
  if (!isObject(value)) return { text: textOf(value) ?? '' }
  const named = fieldOf(value, letterNames) ?? letterIn(value)
  const written = textOf(named?.value) ?? ''
  const letter = letterFor(written)
  const truth = truthIn(value)
  const texts = truth === undefined ? textNames : textNames.filter((name) => name !== 'answer')
  const hasOtherText = texts.some((name) => name !== named?.name && fieldOf(value, [name]) !== undefined)
  const names =
    letter === undefined && !hasOtherText
      ? texts
      : texts.filter((name) => name !== named?.name || !hasOtherText)
  const right = fieldOf(value, rightNames)?.value ?? truth
  const feedback = textOf(fieldOf(value, feedbackNames)?.value)
  const percent = value[earnedName]
  const known = textOf(fieldOf(value, names)?.value)
  const found = known === undefined || letterFor(known) !== undefined ? onlyTextIn(value) : undefined
  return {
    text: found ?? known ?? '',
    ...(letter !== undefined && { letter }),
    ...(written !== '' && (hasOtherText || found !== undefined) && { id: written }),
    // Some files repeat the text of the right option as its mark.
    ...(right !== undefined && { isRight: isTrue(right) || (right !== '' && right === (found ?? known)) }),
    ...(typeof percent === 'number' && { percent }),
    ...(feedback !== undefined && { feedback }),
  }
}

const surestTexts = ['text', 'optiontext', 'answertext', 'content', 'choice', 'option']

/** Beside the text of an option, a truth called its answer says whether it is right. */
const truthIn = (value: JsonObject): unknown => {
  const answer = fieldOf(value, ['answer'])?.value
  const isTruth = /^(?:true|false)$/i.test(String(answer)) && fieldOf(value, surestTexts) !== undefined
  return isTruth ? answer : undefined
}

/** The field that holds nothing but a letter, whatever it is called. */
const letterIn = (value: JsonObject): { name: string; value: unknown } | undefined => {
  const found = Object.entries(value).find(
    ([name, one]) =>
      typeof one === 'string' && letterFor(one) !== undefined && !textNames.includes(plainName(name)),
  )
  return found && Object.keys(value).length > 1 ? { name: plainName(found[0]), value: found[1] } : undefined
}

/** The text of an option whose field has a name that nobody knows: the only one. */
const onlyTextIn = (value: JsonObject): string | undefined => {
  const texts = Object.entries(value).filter(
    ([name, one]) =>
      typeof one === 'string' &&
      !/^(?:https?:|data:)/.test(one) &&
      ![...feedbackNames, ...rightNames, ...letterNames].includes(plainName(name)) &&
      !isAside(name),
  )
  return texts.length === 1 ? String(elementAt(texts, 0)[1]) : undefined
}

const isTrue = (value: unknown): boolean =>
  value === true || value === 1 || (typeof value === 'string' && /^(?:true|yes|1|correct)$/i.test(value))

export const letterFor = (name: string): string | undefined =>
  /^[a-h]$/i.test(name.trim()) ? name.trim().toUpperCase() : undefined

/** A text with its truth: `["Mars", true]`. */
const markedText = (pair: readonly unknown[]): Read | undefined => {
  const [text, isRight, ...others] = pair
  return typeof text === 'string' && typeof isRight === 'boolean' && others.length === 0
    ? { text, isRight }
    : undefined
}

/** The places of options that a key lists by numbers: "2" or "2;3". Undefined for any other key. */
export const placesIn = (key: string): number[] | undefined =>
  /^\d{1,2}(?:\s*[;,|]\s*\d{1,2})*$/.test(key) ? key.split(/[;,|]/).map(Number) : undefined
