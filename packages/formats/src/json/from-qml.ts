import { signedDecimal } from '../decimals.ts'
import { isObject, type JsonObject, textOf } from './json-fields.ts'

const listOf = (...values: unknown[]): JsonObject[] =>
  values
    .flatMap((value): unknown[] => (Array.isArray(value) ? value : [value]))
    .map((value) => (typeof value === 'string' ? { text: value } : value))
    .filter(isObject)
const wordsIn = (value: unknown): string =>
  (Array.isArray(value) ? value : [value])
    .map((one) => textOf(one) ?? '')
    .join('\n')
    .trim()

/** What follows a condition: what it earns, and what is said. */
type Outcome = { condition: string; score: number; said: string }

const outcomesIn = (question: JsonObject): Outcome[] =>
  listOf(question['OUTCOME'], question['OUTCOMES']).map((one) => ({
    condition: wordsIn(one['CONDITION']),
    score: Number(textOf(one['SCORE']) ?? textOf(one['ADD']) ?? 0) || 0,
    said: wordsIn(one['CONTENT']),
  }))

const single = /^\s*"([^"]+)"\s*$/
const term = /^(NOT\s+)?"([^"]+)"$/i

/** The choices that a condition wants and does not want; undefined for any other condition. */
const termsOf = (condition: string): { wanted: string[]; unwanted: string[] } | undefined => {
  const terms = condition.split(/\s+AND\s+/i).map((part) => term.exec(part.trim().replace(/^\(|\)$/g, '')))
  if (terms.includes(null)) return undefined
  const named = (isNot: boolean): string[] =>
    terms.flatMap((found) => (found && (found[1] !== undefined) === isNot ? [found[2] ?? ''] : []))
  return { wanted: named(false), unwanted: named(true) }
}

/** The right choices: those of the condition about all of them that earns most, or each that earns something. */
const rightIn = (outcomes: readonly Outcome[], ids: readonly string[]): ReadonlySet<string> => {
  const whole = outcomes
    .flatMap(({ condition, score }) => {
      const terms = termsOf(condition)
      const count = terms ? terms.wanted.length + terms.unwanted.length : 0
      return terms && count === ids.length && count > 1 && score > 0 ? [{ ...terms, score }] : []
    })
    .toSorted((one, other) => other.score - one.score)
  if (whole[0]) return new Set(whole[0].wanted)
  return new Set(
    outcomes.flatMap(({ condition, score }) => (score > 0 ? (single.exec(condition)?.[1] ?? []) : [])),
  )
}

const withChoices = (choices: readonly JsonObject[], outcomes: readonly Outcome[]): JsonObject => {
  const ids = choices.map((choice) => textOf(choice['ID']) ?? '')
  const right = rightIn(outcomes, ids)
  const saidTo = (id: string): string =>
    outcomes.find(({ condition }) => single.exec(condition)?.[1] === id)?.said ?? ''
  return {
    options: choices.map((choice, index) => {
      const feedback = saidTo(ids[index] ?? '')
      return {
        text: wordsIn(choice['CONTENT']),
        isCorrect: right.has(ids[index] ?? ''),
        ...(feedback !== '' && { feedback }),
      }
    }),
  }
}

const sameText = /"[^"]*"\s*(?:MATCHES(?:\s+NOCASE)?|=|==)\s*"([^"]+)"/gi
const sameNumber = new RegExp(String.raw`^\s*"[^"]*"\s*={1,2}\s*(${signedDecimal})\s*$`)
const range = new RegExp(
  String.raw`^\s*"[^"]*"\s*>=\s*(${signedDecimal})\s+AND\s+"[^"]*"\s*<=\s*(${signedDecimal})\s*$`,
  'i',
)

const withNumber = (outcomes: readonly Outcome[]): JsonObject => {
  const answers = outcomes.flatMap(({ condition, score }) => {
    if (score <= 0) return []
    const [, low, high] = range.exec(condition) ?? []
    return low !== undefined && high !== undefined
      ? `${low} to ${high}`
      : (sameNumber.exec(condition)?.[1] ?? [])
  })
  return answers.length > 0 ? { type: 'numeric', answer: answers } : { type: 'of_another_kind' }
}

const withText = (outcomes: readonly Outcome[]): JsonObject => {
  const accepted = outcomes
    .filter(({ score }) => score > 0)
    .flatMap(({ condition }) => [...condition.matchAll(sameText)].map(([, text]) => text))
  return accepted.length > 0 ? { type: 'short_answer', answer: accepted } : { type: 'of_another_kind' }
}

const ofChoices = /^(?:MC|MR|TF|YN|PD|LIKERT)$/i
const ofText = /^(?:FIB|TM|TEXT)$/i

/** A question of Questionmark (QML) in the words of other tools; undefined for other XML. */
export const fromQml = (value: JsonObject): JsonObject | undefined => {
  const answer = value['ANSWER']
  const type = isObject(answer) ? textOf(answer['QTYPE']) : undefined
  if (!isObject(answer) || type === undefined) return undefined
  const choices = listOf(answer['choices'], answer['CHOICE'])
  const outcomes = outcomesIn(value)
  const topic = textOf(value['TOPIC'])
  const description = textOf(value['DESCRIPTION'])
  const read = (): JsonObject => {
    if (ofChoices.test(type)) return withChoices(choices, outcomes)
    if (/^ESSAY$/i.test(type)) return { type: 'essay' }
    if (choices.length > 1) return { type: 'several_parts' }
    return ofText.test(type)
      ? withText(outcomes)
      : /^NUM/i.test(type)
        ? withNumber(outcomes)
        : { type: 'of_another_kind' }
  }
  return {
    question: wordsIn(value['CONTENT']),
    ...(topic !== undefined && { topic: topic.split('\\').at(-1) }),
    ...(description !== undefined && { description }),
    ...read(),
  }
}
