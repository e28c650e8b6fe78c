import { expect, test } from 'vitest'
import { problems } from './problems.ts'
import { errorFinding, isRequired } from '@quizwright/domain/rules/required.ts'
import { generateFindings } from '@quizwright/domain/rules/generate.ts'
import { endFindings, periodFindings, startFindings } from '@quizwright/domain/rules/period.ts'
import { questionFindings } from '@quizwright/domain/rules/question.ts'
import { detailsFindings } from '@quizwright/domain/rules/quiz.ts'
import { atQuestion } from './validation/describe-findings.ts'
import { parseQuestionNumber } from '@quizwright/domain/rules/question-number.ts'
import { quotedTexts } from './quoted-texts.ts'
import { labels, notices, quizTypeNames, toasts } from '@quizwright/domain/texts.ts'

/** The specifications do not name this type of quiz. */
const unquotedTexts = ['Practice Quiz']

const fillTexts = (texts: object): string[] =>
  Object.values(texts).map((text: string | ((value: unknown) => string)) =>
    typeof text === 'string' ? text : text(text.name === 'reportsReceived' ? 7 : '…'),
  )
const inTexts = [toasts, notices, labels, quizTypeNames].flatMap(fillTexts)

const option = { option: '', equation: '', image_url: '', is_correct: true, is_selected: false }
const question = { question: '', equation: '', image_url: '', solution: '', tags: [], weightage: 1 }
const inRules = [
  ...detailsFindings({ quiz_type: 'pop' }),
  ...generateFindings({}),
  ...periodFindings({ start_time: '2', end_time: '1' }),
  ...startFindings('1', '2'),
  ...endFindings('2', '1'),
  ...questionFindings({ ...question, options: [option, option] }, 1, 'full'),
  ...questionFindings({ ...question, options: [] }, 1, 'full'),
  errorFinding('', '', isRequired('…')),
].map((finding) => finding.message)
const inSearch = ['', 'x', '1.5', '0', '9']
  .map((typed) => parseQuestionNumber(typed, 1))
  .map((read) => (read.ok ? '' : read.message))
const allTexts = new Set([
  ...inTexts,
  ...inRules,
  ...inSearch,
  atQuestion('…', 7),
  ...Object.values(problems).map((row) => row.message),
])

test('contains every text that the specifications quote, unchanged', () => {
  expect(
    Object.values(quotedTexts)
      .flat()
      .filter((text) => !allTexts.has(text)),
  ).toEqual([])
})

test('texts.ts contains only quoted texts', () => {
  const quoted = new Set([...Object.values(quotedTexts).flat(), ...unquotedTexts])
  expect(inTexts.filter((text) => !quoted.has(text))).toEqual([])
})

test('defines each text once', () => {
  const places = [inTexts, [...new Set(inRules)], Object.values(problems).map((row) => row.message)].flat()
  // "Published" is both a chip of the list and the message after publishing.
  const duplicates = places.filter((text, index) => places.indexOf(text) !== index)
  expect(duplicates).toEqual(['Published'])
})
