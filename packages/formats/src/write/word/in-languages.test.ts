import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { languages } from '@quizwright/domain/language/languages.ts'
import { expect, test } from 'vitest'
import { printedHeadings } from '../../exam-text/printed-headings.ts'
import { openQuestionFile } from '../../open-question-file.ts'
import { writeQuestionFile } from '../write-question-file.ts'

const questions = [
  fullQuestion({
    question: 'Which river?',
    options: [{ option: 'Danube' }, { option: 'Rhine', is_correct: true }],
    solution: 'Look at the map.',
  }),
  fullQuestion({
    question: 'Which sea?',
    options: [{ option: 'Red', is_correct: true }, { option: 'Black' }],
  }),
]

test.each(languages)(
  'a document in %s has its headings, and comes back with key and solutions',
  async (language) => {
    const { key, solutions, sheet } = printedHeadings[language]
    const words = {
      language,
      name: 'N:',
      date: 'D:',
      answerKey: key,
      solutions,
      answerSheet: sheet,
      marks: ['', ''],
    }
    const written = await writeQuestionFile({ title: 'T', questions, images: new Map(), words }, 'word')
    expect(written.losses).toEqual([])
    const opened = openQuestionFile({ bytes: written.bytes })
    if ('problem' in opened) throw new Error(opened.problem)
    const read = [...opened.entries].map(({ question }) => [
      question.options.findIndex(({ is_correct: isRight }) => isRight),
      question.solution,
    ])
    expect(read).toEqual([
      [1, 'Look at the map.'],
      [0, ''],
    ])
  },
)
