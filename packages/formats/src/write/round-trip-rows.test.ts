import { runs } from '@quizwright/domain/test-support/long-form.ts'
import { anyQuestion } from '@quizwright/domain/csv/testing/any-question.ts'
import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { readWorkbook } from '../testing/read-workbook.ts'
import { writeQuestionFile } from './write-question-file.ts'
import { withoutUnwritable } from './xml-characters.ts'

const quizOf = (questions: readonly QuestionContent[]) => ({ title: 'T', questions, images: new Map() })

/** Whether XML can hold all of a question. */
const isWritable = (question: QuestionContent): boolean => {
  const written = JSON.stringify(question, (_, value: unknown) =>
    typeof value === 'string' ? withoutUnwritable(value) : value,
  )
  return written === JSON.stringify(question)
}

test('given any questions, an Excel workbook returns them unchanged', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(anyQuestion.filter(isWritable), { minLength: 1, maxLength: 4 }),
      async (questions) => {
        const { bytes, losses } = await writeQuestionFile(quizOf(questions), 'xlsx')
        expect(losses.filter((loss) => !loss.includes('image'))).toEqual([])
        expect(readWorkbook(bytes)).toEqual(questions)
      },
    ),
    { numRuns: runs(100) },
  ))

test('given a text as long as a cell allows, it returns unchanged; a longer one is reported and cut', async () => {
  const long = fullQuestion({ question: 'x'.repeat(32_767) })
  const longer = fullQuestion({ question: 'x'.repeat(32_768) })
  const { bytes, losses } = await writeQuestionFile(quizOf([long, longer]), 'xlsx')
  expect(losses).toEqual(['1 text with more characters than fit'])
  expect(readWorkbook(bytes).map(({ question }) => question.length)).toEqual([32_767, 32_767])
})

const lineOf = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
const anyLine = fc
  .oneof(
    fc.constantFrom(
      'ANSWER: A',
      'B. Rome',
      '{=x ~y}',
      '::t:: q',
      '1. Which?',
      '| a | b |',
      '# x',
      '<b>',
      'POINTS: 3',
    ),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
  )
  .map((text) => lineOf(text.replaceAll(/[\0\\$]/g, '')) || 'x')

test('given any lines, Aiken returns questions, options and the key', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          question: anyLine,
          options: fc.array(anyLine, { minLength: 2, maxLength: 8 }),
          right: fc.nat(),
        }),
        {
          minLength: 1,
          maxLength: 4,
        },
      ),
      async (drawn) => {
        const questions = drawn.map(({ question, options, right }) =>
          fullQuestion({
            question,
            options: options.map((option, index) => ({
              option,
              is_correct: index === right % options.length,
            })),
          }),
        )
        const { bytes } = await writeQuestionFile(quizOf(questions), 'aiken')
        const opened = openQuestionFile({ bytes }, { format: 'aiken' })
        if ('problem' in opened) throw new Error(opened.problem)
        expect([...opened.entries].map((entry) => entry.question)).toEqual(questions)
      },
    ),
    { numRuns: runs(200) },
  ))

test('given an Aiken text that begins with a tag, it is not detected as XML', () => {
  const opened = openQuestionFile({ bytes: Buffer.from('<b> makes letters\nA. bold\nB. blue\nANSWER: A\n') })
  expect(opened).toHaveProperty('format', 'aiken')
})
