import { blankNumeric } from '@quizwright/domain/kinds/numeric/numeric.ts'
import { blankShortAnswer } from '@quizwright/domain/kinds/short-answer/short-answer.ts'
import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { answerLines, printedKey, printedText } from './printed-question.ts'
import { writeQuestionFile } from './write-question-file.ts'

test('given code in a text, then its marks stand below it and not in its last line', async () => {
  const code = fullQuestion({
    question: 'What is printed?\nprint(i)',
    weightage: 3,
    options: [{ option: '0', is_correct: true }, { option: '1' }],
  })
  expect(printedText(code)).toBe('What is printed?\nprint(i)\n(3 marks)')
  expect(printedText({ ...code, question: 'Why?' })).toBe('Why? (3 marks)')
  const { bytes } = await writeQuestionFile({ title: 'T', questions: [code], images: new Map() }, 'word')
  const opened = openQuestionFile({ bytes })
  if ('problem' in opened) throw new Error(opened.problem)
  expect(
    [...opened.entries].filter(({ status }) => status === 'taken').map(({ question }) => question),
  ).toEqual([code])
})

test('given a descriptive question, then the sheet has lines for its answer, by its marks', async () => {
  const lines = (weightage: number) => answerLines(fullQuestion({ question: 'Why?', weightage })).length
  expect([lines(1), lines(5), lines(100)]).toEqual([3, 5, 12])
  const quiz = {
    title: 'T',
    questions: [fullQuestion({ question: 'Why?', weightage: 5 })],
    images: new Map(),
  }
  const { bytes } = await writeQuestionFile(quiz, 'word')
  const document = strFromU8(unzipSync(bytes)['word/document.xml']!)
  expect(document.slice(document.indexOf('Answer sheet')).match(/_{60}/g)).toHaveLength(5)
})

test('given a typed answer, then the sheet has one place for it, and the key says what is accepted', async () => {
  const shown = { unit: 'shown' as const, units: ['m'] }
  const number = fullQuestion({
    question: 'How far?',
    weightage: 5,
    interaction: { ...blankNumeric('5'), presentation: shown },
  })
  const words = fullQuestion({ question: 'Where?', interaction: blankShortAnswer(['Paris', 'Lutetia']) })
  expect(answerLines(number)).toEqual([`${'_'.repeat(30)} m`])
  expect([number, words].map((one) => printedKey(one, String))).toEqual(['5', 'Paris or Lutetia'])
  const quiz = { title: 'T', questions: [number, words], images: new Map() }
  const { bytes } = await writeQuestionFile(quiz, 'word')
  const document = strFromU8(unzipSync(bytes)['word/document.xml']!)
  expect(document.slice(document.indexOf('Answer key'))).toContain('2. Paris or Lutetia')
  expect((await writeQuestionFile(quiz, 'aiken')).losses).toEqual(['2 questions with typed answers'])
})
