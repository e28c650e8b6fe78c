import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { printedHeadings } from '../../exam-text/printed-headings.ts'
import { writeWord } from './write-word.ts'

const options = [{ option: 'NaCl', is_correct: true }, { option: 'پانی' }]
const questions = [fullQuestion({ question: 'نمک کیا ہے؟', options })]

/** The paragraphs of a document in a language: the text of each, whether it runs on the right, and its runs. */
const paragraphsIn = (language: 'ur' | 'en') => {
  const { key, solutions, sheet } = printedHeadings[language]
  const words = {
    language,
    name: 'N:',
    date: 'D:',
    answerKey: key,
    solutions,
    answerSheet: sheet,
    marks: [''],
  }
  const files = unzipSync(writeWord({ title: 'T', questions, images: new Map(), words }))
  const file = strFromU8(files['word/document.xml']!)
  const paragraphs = [...file.matchAll(/<w:p>(.*?)<\/w:p>/g)].map(([, inside = '']) => ({
    text: inside.replaceAll(/<[^>]*>/g, ''),
    isOnRight: inside.includes('<w:bidi/>'),
    runs: [...inside.matchAll(/<w:r>(.*?)<\/w:r>/g)].map(([, run = '']) => run.includes('<w:rtl/>')),
  }))
  return { paragraphs, isSectionReversed: /<w:sectPr>.*<w:bidi\/>/.test(file) }
}

test('the key and the answer sheet of a quiz in Urdu stand on the right, each box before its letter', () => {
  const { paragraphs, isSectionReversed } = paragraphsIn('ur')
  expect(isSectionReversed).toBe(true)
  expect(paragraphs.find(({ text }) => text === '1. A')).toMatchObject({
    isOnRight: true,
    runs: [true, false],
  })
  expect(paragraphs.at(-1)).toEqual({ text: '1.   ☐ A\u200f   \u200f☐ B', isOnRight: true, runs: [true] })
})

test('an option in Latin letters stands below its question on the right, and runs in its own direction', () => {
  const { paragraphs } = paragraphsIn('ur')
  expect(paragraphs.find(({ text }) => text === 'A) NaCl')).toMatchObject({
    isOnRight: true,
    runs: [true, false],
  })
  expect(paragraphs.find(({ text }) => text === 'B) پانی')).toMatchObject({ isOnRight: true, runs: [true] })
})

test('in English the key and the sheet stay on the left', () => {
  const { paragraphs, isSectionReversed } = paragraphsIn('en')
  expect(isSectionReversed).toBe(false)
  expect(paragraphs.find(({ text }) => text === '1. A')).toMatchObject({ isOnRight: false, runs: [false] })
  expect(paragraphs.at(-1)).toEqual({ text: '1.   ☐ A   ☐ B', isOnRight: false, runs: [false] })
})
