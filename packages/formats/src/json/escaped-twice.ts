import { decodeHTML } from 'entities'
import type { FoundQuestion } from './find-questions.ts'
import { questionText } from './question-text.ts'
import { isObject } from './json-fields.ts'

const escapedBlock = /^\s*&lt;(?:p|div|span|h[1-6]|table|ul|ol)\b/i
/** One question about HTML may begin with an escaped tag. */
const leastQuestions = 2
const leastShare = 0.6
/** An escape of what was escaped, as no question shows it but one about these signs. */
const doubledEntity = /\p{L}&amp;(?:#\d{2,5}|nbsp|quot|[lr][sd]quo);/u

/** The largest depth of fields that are looked through. */
const maxDepth = 12

const decoded = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return value.includes('&') ? decodeHTML(value) : value
  if (depth > maxDepth) return value
  if (Array.isArray(value)) return value.map((one) => decoded(one, depth + 1))
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, decoded(one, depth + 1)]))
    : value
}

/** Questions whose HTML was escaped once more when a program wrote the file, as its texts show. */
export const withoutSecondEscape = (found: readonly FoundQuestion[]): readonly FoundQuestion[] => {
  const escaped = found.filter(({ question }) => escapedBlock.test(questionText(question) ?? ''))
  const isMost = escaped.length >= leastShare * found.length
  const isDoubled = (): boolean =>
    found.some(({ question }) => doubledEntity.test(questionText(question) ?? ''))
  if (escaped.length < leastQuestions || (!isMost && !isDoubled())) return found
  return found.map(({ question, section }) => {
    const value = decoded(question)
    return { question: isObject(value) ? value : question, section }
  })
}
