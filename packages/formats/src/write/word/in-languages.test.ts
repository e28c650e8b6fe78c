import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { languages } from '@quizwright/domain/language/languages.ts'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { printedHeadings } from '../../exam-text/printed-headings.ts'
import { openQuestionFile } from '../../open-question-file.ts'
import type { PrintWords } from '../print-words.ts'
import { writeQuestionFile } from '../write-question-file.ts'

const docxText = (bytes: Uint8Array): string => strFromU8(unzipSync(bytes)['word/document.xml']!)

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

test.each([
  ['ur', 2, '2 نمبر'],
  ['ar', 2, 'درجتان'],
  ['hi', 5, '5 अंक'],
  ['es', 5, '5 puntos'],
] as const)('marks in %s are written in its words, and read again', async (language, weightage, marks) => {
  const words = {
    language,
    name: 'N:',
    date: 'D:',
    answerKey: '',
    solutions: '',
    answerSheet: '',
    marks: [marks],
  }
  const quiz = {
    title: 'T',
    questions: [fullQuestion({ question: 'Why?', weightage })],
    images: new Map(),
    words,
  }
  const { bytes } = await writeQuestionFile(quiz, 'word')
  const opened = openQuestionFile({ bytes })
  if ('problem' in opened) throw new Error(opened.problem)
  expect([...opened.entries].map(({ question }) => [question.question, question.weightage])).toEqual([
    ['Why?', weightage],
  ])
  expect(docxText(bytes)).toContain(`(${marks})`)
})

test('words for marks that no reader knows are not written', async () => {
  const words = {
    language: 'ur',
    name: '',
    date: '',
    answerKey: '',
    solutions: '',
    answerSheet: '',
    marks: ['??'],
  }
  const quiz = {
    title: 'T',
    questions: [fullQuestion({ question: 'Why?', weightage: 3 })],
    images: new Map(),
  }
  const { bytes } = await writeQuestionFile({ ...quiz, words: words as PrintWords }, 'word')
  expect(docxText(bytes)).toContain('Why? (3 marks)')
})

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
