import { keyColumn } from '@quizwright/domain/csv/column-names.ts'
import { guessColumn } from '@quizwright/domain/csv/guess-columns.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { limits } from '@quizwright/domain/limits.ts'
import { truthOf } from '../exam-text/truth.ts'
import {
  answerNames,
  fieldOf,
  isObject,
  isTextlessName,
  type JsonObject,
  plainName,
  textOf,
} from './json-fields.ts'

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Lists beside the options: what a question is about, and what explains it. */
export const otherLists = new RegExp(
  'tag|keyword|label|hint|topic|categor|source|refer|image|media|step|explan|link|url|item|order|sequen|pair|match|' +
    'accept|alias|synonym',
)

/** Types whose answers are a list of texts that are all accepted. */
const typed = /short|fill|blank|numeric/i
/** Whether what students type answers a question, by its type. */
export const isTyped = (question: JsonObject): boolean =>
  typed.test(textOf(fieldOf(question, ['type', 'questiontype', 'kind'])?.value) ?? '')

/** What has more fields is no question, and each of them is compared with all others. */
const mostFields = 500

/**
 * A list that can be the options of a question, whatever its name is: two to eight texts, of which another field has
 * one, or objects of which some say that they are right. Undefined unless it is the only one.
 */
export const listedByShape = (question: JsonObject): readonly unknown[] | undefined => {
  const areAccepted = isTyped(question)
  const entries = Object.entries(question)
  if (entries.length > mostFields) return undefined
  const lists = entries.filter(([name, value]) => {
    const { length } = asList(value)
    if (length < limits.minOptions || length > limits.maxOptions) return false
    const texts = asList(value).map((one) => textOf(one) ?? optionText(one))
    const isTold =
      asList(value).some(isObject) ||
      entries.some(
        ([other, one]) =>
          other !== name &&
          (texts.includes(textOf(one)) || typeof one === 'number' || isLetterOf(other, one, texts.length)),
      )
    const isKey = areAccepted && (answerNames.includes(plainName(name)) || plainName(name) === 'answers')
    return isTold && !isKey && !texts.includes(undefined) && !otherLists.test(plainName(name))
  })
  const [only, ...others] = lists
  return only && others.length === 0 ? asList(only[1]) : undefined
}

/** Whether the key is a letter of one of so many options. */
const isLetterOf = (name: string, value: unknown, count: number): boolean =>
  answerNames.includes(plainName(name)) &&
  typeof value === 'string' &&
  /^[A-H]$/i.test(value.trim()) &&
  value.trim().toUpperCase().charCodeAt(0) - 65 < count

const optionText = (value: unknown): string | undefined =>
  isObject(value) ? Object.values(value).find((one) => typeof one === 'string') : undefined

/** A name for a truth: other ones are settings of a program, such as `relies_on_rubric`. */
const isTruthName = (name: string): boolean =>
  ofTruth.test(plainName(name)) ||
  truthOf(name.replaceAll('_', ' ')) !== undefined ||
  guessColumn(name.replaceAll('_', ' ')) === keyColumn
const ofTruth = /answer|correct|right|true|truth|valid|fact|solution|^key$/

/** XML has truths as texts. */
export const isTruth = (value: unknown): boolean =>
  typeof value === 'boolean' || (typeof value === 'string' && /^\s*(?:true|false)\s*$/i.test(value))

/** The only field with true or false that is called so: it says whether the question, a statement, is true. */
export const truthByShape = (question: JsonObject): boolean | undefined => {
  const flags = Object.entries(question).filter(
    ([name, value]) => isTruth(value) && !settings.test(plainName(name)) && isTruthName(name),
  )
  return flags.length === 1 ? /true/i.test(String(elementAt(flags, 0)[1])) : undefined
}

const settings = new RegExp(
  String.raw`require|shuffle|random|multi|active|publish|enabled|visible|hidden|delete|draft|allow|show|` +
    String.raw`bonus|timer|review|verified|approved|archiv|public|locked|optional`,
)

/** The text of a question whose known fields are empty: the only other one that is long enough to be one. */
export const textByShape = (question: JsonObject): string | undefined => {
  const texts = Object.entries(question).filter(
    ([name, value]) =>
      typeof value === 'string' &&
      !isTextlessName(name) &&
      /\S\s+\S/.test(value.trim()) &&
      // A date asks nothing.
      /\p{L}/u.test(value) &&
      !/^https?:/.test(value),
  )
  return texts.length === 1 ? (elementAt(texts, 0)[1] as string) : undefined
}
