import { Problem } from '../problem.ts'
import { problems } from '../problems.ts'
import type { FieldErrors } from '../schemas/problem.ts'
import type { Finding } from './finding.ts'

/** Above this many failing fields one sentence names them all. */
const fieldsNamed = 2

export const atQuestion = (message: string, questionNo: number): string =>
  `${message} at Question # ${questionNo}`

/** A finding's text where many questions are listed together: with its question's number. */
export const inSummary = (finding: Finding): string =>
  finding.questionNo === undefined ? finding.message : atQuestion(finding.message, finding.questionNo)

/** Where in a body a finding's field stands. */
const fieldOf = (finding: Finding): string =>
  finding.questionNo === undefined ? finding.field : `questions.${finding.questionNo - 1}.${finding.field}`

/**
 * The `errors` of a 422: each failing field with its messages, in the order found. Omissions and hints refuse
 * nothing.
 */
export const toFieldErrors = (findings: readonly Finding[]): FieldErrors[] => {
  const byField = new Map<string, string[]>()
  for (const finding of findings) {
    if (finding.severity !== 'error') continue
    const field = fieldOf(finding)
    byField.set(field, [...(byField.get(field) ?? []), inSummary(finding)])
  }
  return [...byField].map(([field, messages]) => ({ field, messages }))
}

/** What a person reads first: the first message, or that many fields fail. Undefined when nothing fails. */
export const headline = (errors: readonly FieldErrors[]): string | undefined =>
  errors.length > fieldsNamed ? problems.RULE.message : errors[0]?.messages[0]

/** The 422 that findings make, or undefined when none of them is an error. */
export const toProblem = (findings: readonly Finding[]): Problem | undefined => {
  const errors = toFieldErrors(findings)
  return errors.length === 0 ? undefined : new Problem('RULE', { message: headline(errors), errors })
}

export type CsvWarning = { kind: 'error' | 'omission'; text: string; questionNo: number }

/**
 * A finding as the CSV channel sends it: `kind#text#question number`. The kind of an omission, and of a hint
 * in its own list, is "warning".
 */
export const toCsvWarning = (finding: Finding): string =>
  `${finding.severity === 'error' ? 'error' : 'warning'}#${finding.message}#${finding.questionNo ?? 0}`

/**
 * Reads such a text: the kind ends at the first `#`, the number begins after the last, and the text between
 * may hold more.
 */
export const fromCsvWarning = (warning: string): CsvWarning => {
  const first = warning.indexOf('#')
  const last = warning.lastIndexOf('#')
  if (first < 0 || last === first) return { kind: 'error', text: warning, questionNo: 0 }
  const questionNo = Number(warning.slice(last + 1))
  return {
    kind: warning.slice(0, first) === 'warning' ? 'omission' : 'error',
    text: warning.slice(first + 1, last),
    questionNo: Number.isSafeInteger(questionNo) ? questionNo : 0,
  }
}

export const errorsFound = (count: number): string => `${count} Errors Found`
export const omissionsFound = (count: number): string => `${count} Omissions Found`
