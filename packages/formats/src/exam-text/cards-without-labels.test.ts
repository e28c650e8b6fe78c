import { expect, test } from 'vitest'
import { readList } from '../testing/read-list.ts'

const numbers = [1, 2, 3, 4, 5, 6]
const cards = numbers.map((number) => `Why is it ${number}? | = because ${number}`)

test.each([
  ['below', numbers.map((number) => `Why is it ${number}?\nbecause ${number}\n`)],
  ['behind a dash', numbers.map((number) => `Why is it ${number}? - because ${number}\n`)],
  ['behind a sign', numbers.map((number) => `Why is it ${number}?#because ${number}\n`)],
  ['as one bullet', numbers.map((number) => `Why is it ${number}?\n\n- because ${number}\n\n`)],
])('cards without labels have their answers %s', (_, lines) => {
  expect(readList(lines.join(''))).toEqual(cards)
})

test('lines of a text that asks now and then are no cards', () => {
  const text = numbers.map((number) => `Is it ${number}?\nIt is.\nAnd so on.\n`).join('')
  expect(readList(text).join()).not.toContain('= It is.')
})

test('a key of records may name several options', () => {
  const record = (number: number, key: string): string => `Which of ${number}\none\ntwo\nthree\n${key}\n`
  expect(readList([record(1, 'b'), record(2, 'ac'), record(3, 'a'), record(4, 'bc')].join(''))).toEqual([
    'Which of 1 | one | *two | three',
    'Which of 2 | *one | two | *three',
    'Which of 3 | *one | two | three',
    'Which of 4 | one | *two | *three',
  ])
})

test('a topic behind each record is neither a question nor an option', () => {
  const record = (number: number): string =>
    `Which of ${number}\nfirst ${number}\nsecond ${number}\nsecond ${number}\nRivers\n`
  expect(readList(numbers.map(record).join(''))).toEqual(
    numbers.map((number) => `Which of ${number} | first ${number} | *second ${number}`),
  )
})

test('bare questions may have sentences as options where there are many', () => {
  const sentence = 'It goes on and on. '.repeat(7).trim()
  const text = Array.from({ length: 12 }, (_, index) => `Which is ${index}?\n${sentence}\ntwo\n`).join('\n')
  expect(readList(text)).toHaveLength(12)
  expect(readList(text)[0]).toBe(`left out | ${sentence} | two`)
})

test('any coloured circle may decorate the line of the answer', () => {
  expect(readList('1. Which?\n- A. one\n- B. two\n\n🟢 **Correct Answer:** **B.** two\n')).toEqual([
    'Which? | one | *two',
  ])
})
