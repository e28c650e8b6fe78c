import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
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
