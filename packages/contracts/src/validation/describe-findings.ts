import { Problem } from '../problem.ts'
import { problems } from '../problems.ts'
import type { FieldErrors } from '../schemas/problem.ts'
import type { Finding } from '@quizwright/domain/rules/finding.ts'

/** If more fields than this fail, a general sentence is shown instead of the first message. */
const fieldsNamed = 2

export const atQuestion = (message: string, questionNo: number): string =>
  `${message} at Question # ${questionNo}`

/** Returns a finding's text for a list of many questions: it ends with the question's number. */
export const inSummary = (finding: Finding): string =>
  finding.questionNo === undefined ? finding.message : atQuestion(finding.message, finding.questionNo)

/**
 * Adds to a text about a question the number that its file gives it, if this is another than its place: the author
 * has that number in mind.
 */
export const withNumberInFile = (
  text: string,
  { questionNo, numberInFile }: { questionNo: number; numberInFile: number | null | undefined },
): string =>
  numberInFile === null || numberInFile === undefined || numberInFile === questionNo
    ? text
    : `${text} (No. ${numberInFile} in its file)`

/** Returns the path of a finding's field in the body. */
const fieldOf = (finding: Finding): string =>
  finding.questionNo === undefined ? finding.field : `questions.${finding.questionNo - 1}.${finding.field}`

/**
 * Returns the `errors` of a 422 response: the messages of each failing field in the order found. Omissions and hints
 * are left out, because they do not cause a failure.
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

/**
 * Returns the sentence above a form: the first message, or a general one if many fields fail. Undefined without
 * errors.
 */
export const headline = (errors: readonly FieldErrors[]): string | undefined =>
  errors.length > fieldsNamed ? problems.RULE.message : errors[0]?.messages[0]

/** Returns a problem with status 422, or undefined if no finding is an error. */
export const toProblem = (findings: readonly Finding[]): Problem | undefined => {
  const errors = toFieldErrors(findings)
  return errors.length === 0 ? undefined : new Problem('RULE', { message: headline(errors), errors })
}

export type CsvWarning = { kind: 'error' | 'omission'; text: string; questionNo: number }

/**
 * Formats a finding as the CSV channel sends it: `kind#text#question number`. Omissions and hints have the kind
 * "warning".
 */
export const toCsvWarning = (finding: Finding): string =>
  `${finding.severity === 'error' ? 'error' : 'warning'}#${finding.message}#${finding.questionNo ?? 0}`

/**
 * Parses the output of `toCsvWarning`. The kind ends at the first `#` and the number begins after the last one,
 * because the text may contain `#` too.
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
