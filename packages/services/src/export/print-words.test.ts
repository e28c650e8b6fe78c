import { languages } from '@quizwright/domain/language/languages.ts'
import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { printedHeadings } from '@quizwright/formats/exam-text/printed-headings.ts'
import { expect, test } from 'vitest'
import { printWordsFor } from './print-words.ts'

test('a quiz in Urdu is printed with Urdu words, and its marks', () => {
  const questions = [1, 4].map((weightage) => fullQuestion({ question: 'روشنی کیا ہے؟', weightage }))
  expect(printWordsFor('روشنی', questions)).toEqual({
    language: 'ur',
    name: 'نام:',
    date: 'تاریخ:',
    answerKey: 'جوابی کلید: روشنی',
    solutions: 'حل',
    answerSheet: 'جوابی پرچہ: روشنی',
    marks: ['1 نمبر', '4 نمبر'],
  })
})

test('a quiz in Latin letters keeps the English words', () => {
  expect(printWordsFor('Light', [fullQuestion({ question: 'What is light?' })])).toBeUndefined()
})

test('the language that the author says counts, if we have its words', () => {
  const questions = [fullQuestion({ question: '¿Qué es la luz?' })]
  expect(printWordsFor('Luz', questions, 'es-MX')).toMatchObject({ language: 'es', name: 'Nombre:' })
  expect(printWordsFor('Luz', questions, 'pt')).toBeUndefined()
})

test.each(languages.filter((language) => language !== 'en'))(
  'the words in %s begin with the headings that are read again',
  (language) => {
    const words = printWordsFor('T', [], language)!
    const { key, solutions, sheet } = printedHeadings[language]
    expect([words.answerKey.startsWith(key), words.solutions, words.answerSheet.startsWith(sheet)]).toEqual([
      true,
      solutions,
      true,
    ])
  },
)
