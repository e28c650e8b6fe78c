import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Finding } from '@quizwright/domain/rules/finding.ts'
import {
  fromCsvWarning,
  inSummary,
  toCsvWarning,
  withNumberInFile,
  toFieldErrors,
  toProblem,
} from './describe-findings.ts'

const finding = (severity: Finding['severity'], message: string, questionNo?: number): Finding => ({
  rule: 'r',
  severity,
  field: 'question',
  questionNo,
  message,
})

test('the text in a summary ends with the question number', () => {
  expect(inSummary(finding('error', 'Correct option is required', 4))).toBe(
    'Correct option is required at Question # 4',
  )
  expect(inSummary(finding('error', 'Title is required'))).toBe('Title is required')
})

test('a CSV warning is read back unchanged, whatever its text is', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('error', 'omission'), fc.nat(), (text, severity, questionNo) => {
      expect(fromCsvWarning(toCsvWarning(finding(severity, text, questionNo)))).toEqual({
        kind: severity,
        text,
        questionNo,
      })
    }),
  )
})

test('the kind ends at the first # and the number begins after the last #', () => {
  expect(toCsvWarning(finding('error', 'Option text can not be empty at option # 2', 9))).toBe(
    'error#Option text can not be empty at option # 2#9',
  )
  expect(toCsvWarning(finding('omission', 'Minimum one tag should be added', 9))).toBe(
    'warning#Minimum one tag should be added#9',
  )
  expect(fromCsvWarning('anything#C # and F##7')).toEqual({
    kind: 'error',
    text: 'C # and F#',
    questionNo: 7,
  })
  expect(fromCsvWarning('no marks')).toEqual({ kind: 'error', text: 'no marks', questionNo: 0 })
})

test("the errors of a 422 contain the question's path and leave out omissions and hints", () => {
  const findings = [
    finding('error', 'One', 2),
    finding('omission', 'Two', 2),
    finding('hint', 'Three', 2),
    finding('error', 'Four', 2),
    finding('error', 'Five'),
  ]
  expect(toFieldErrors(findings)).toEqual([
    { field: 'questions.1.question', messages: ['One at Question # 2', 'Four at Question # 2'] },
    { field: 'question', messages: ['Five'] },
  ])
})

test('findings with an error become a RULE problem with the first message, other findings none', () => {
  expect(toProblem([finding('omission', 'Two')])).toBeUndefined()
  expect(toProblem([finding('error', 'Five')])).toMatchObject({
    code: 'RULE',
    status: 422,
    message: 'Five',
    errors: [{ field: 'question', messages: ['Five'] }],
  })
})

test('the number that a file gives a question is named beside its place only if it is another', () => {
  const text = 'Correct option is required at Question # 2'
  expect(withNumberInFile(text, { questionNo: 2, numberInFile: 5 })).toBe(`${text} (No. 5 in its file)`)
  for (const numberInFile of [2, null, undefined])
    expect(withNumberInFile(text, { questionNo: 2, numberInFile })).toBe(text)
})
