import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { expect, test } from 'vitest'
import { openQuestionFile } from '../../open-question-file.ts'
import { writeQuestionFile } from '../write-question-file.ts'

const asking = (question: string, more: object = {}) =>
  fullQuestion({ question, options: [{ option: 'yes', is_correct: true }, { option: 'no' }], ...more })

/** As texts of other tools, the second and the third would be read as what the questions are about. */
const pages = [
  'Take a break.',
  'Answer the following questions <alone> & in silence.',
  'long '.repeat(100).trim(),
]

test.each(['qti-2.2', 'qti-3.0'] as const)('%s holds texts on pages of their own', async (format) => {
  const questions = pages.flatMap((page, index) => [
    asking(`First of ${index}?`, { page_before: page, section: `Part ${index}`, paragraph: 'Bees fly.' }),
    asking(`Second of ${index}?`, { section: `Part ${index}`, paragraph: 'Bees fly.' }),
  ])
  const { bytes, losses } = await writeQuestionFile({ title: 'Q', questions, images: new Map() }, format)
  expect(losses).toEqual([])
  const opened = openQuestionFile({ bytes })
  const read = 'problem' in opened ? [] : [...opened.entries]
  expect(read.map((entry) => ('without' in entry ? entry.without : entry.reason))).toEqual(
    questions.map(() => []),
  )
  expect(
    read.map(({ question }) => [
      question.question,
      question.page_before,
      question.section,
      question.paragraph,
    ]),
  ).toEqual(questions.map((one) => [one.question, one.page_before, one.section, one.paragraph]))
})
