import { expect, test } from 'vitest'
import { entriesOf } from '../testing/entries-of.ts'

const two = '1. Which river?\na) Po\nb) *Nile\n\n2. Which sea?\na) *Red\nb) Dead\n'
const marksOf = (text: string): number[] =>
  entriesOf(text, 'list.txt').flatMap((entry) => (entry.status === 'taken' ? [entry.question.weightage] : []))

test.each([
  ['Section A. Multiple choice (2 points each)'],
  ['Section A: 2 marks each'],
  ['Part 1. Each question carries 2 marks'],
  ['Section A. Each question is worth 2 points, no negative marking'],
  ['Section B (2 marks for each correct answer, 1 mark off for each wrong one)'],
  ['Section A (2 x 2 = 4)'],
  ['Teil 1: Auswahl (je 2 Punkte)'],
  ['Parte 1. Opción múltiple (2 puntos cada una)'],
  ['Раздел 1. Тест (по 2 балла)'],
  ['一、单项选择题（每小题2分，共4分）'],
  ['الجزء 1 (2 درجات لكل سؤال)'],
  ['حصہ 1: ہر سوال کے 2 نمبر'],
])('the heading "%s" gives each question below it 2 marks', (heading) => {
  expect(marksOf(`${heading}\n\n${two}`)).toEqual([2, 2])
})

test('marks that a question names itself stay, and the next section has its own', () => {
  const text = `Section A (2 marks each)\n\n${two}\n3. Which lake? (5 marks)\na) *Como\nb) Garda\n\n`
  expect(marksOf(`${text}Section B\n\n4. Which hill?\na) *Ham\nb) Box\n`)).toEqual([2, 2, 5, 1])
})

test('a text above all sections holds where a section says nothing else', () => {
  const paper = `Answer all. Each question carries 3 marks.\n\nSection A\n\n${two}\nSection B (1 mark each)\n\n`
  const marks = marksOf(`${paper}3. Which lake?\na) *Como\nb) Garda\n`)
  expect(marks).toEqual([3, 3, 1])
})

test.each([
  ['Section A (10 marks)'],
  ['Section A (1 mark is deducted for each wrong answer)'],
  ['Section A (4 x 5 = 20)'],
  ['Section A (2 x 5 = 12)'],
])('the heading "%s" says nothing about the marks of a question', (heading) => {
  expect(marksOf(`${heading}\n\n${two}`)).toEqual([1, 1])
})

test('what a section with one question has is what its question has', () => {
  expect(
    marksOf(`Section A (4 marks)\n\n${two}\nSection B. Essay (10 marks)\n\n3. Describe a lake.\n`),
  ).toEqual([1, 1, 10])
})

test.each([['(0.5 points each)'], ['(0,5 puntos cada una)'], ['(je 0,5 Punkte)']])(
  'a part of a mark is none of its decimals: %s',
  (said) => {
    expect(marksOf(`Section A ${said}\n\n${two}`)).not.toContain(5)
  },
)
