import { expect, test } from 'vitest'
import { readList } from '../testing/read-list.ts'

const options = 'a) Rome\nb) *Milan'
const read = 'Rome | *Milan'

test.each([9999, 99_999, 123_456_789])('given questions around number %i, then each is read', (number) => {
  const text = [number, number + 1, number + 2].map((one) => `${one}. Which one?\n${options}`).join('\n')
  expect(readList(text)).toEqual(Array.from({ length: 3 }, () => `Which one? | ${read}`))
})

test('given long numbers with gaps, then each begins a question', () => {
  const text = `10000. First?\n10004. Second?\n10204) Third?\n${options}\n70000. Fourth?\n${options}`
  expect(readList(text)).toEqual(['First?', 'Second?', `Third? | ${read}`, `Fourth? | ${read}`])
})

test('given a key of long numbers, then it belongs to its questions', () => {
  const questions = [10_000, 10_001].map((number) => `${number}. Which one?\na) Rome\nb) Milan`).join('\n\n')
  const expected = ['Which one? | Rome | *Milan', 'Which one? | *Rome | Milan']
  expect(readList(`${questions}\n\nAnswer key\n10000. b\n10001. a`)).toEqual(expected)
  expect(readList(`${questions}\n\nAnswers: 10000-B, 10001-A`)).toEqual(expected)
})

test('given a line of a question that begins with a year or an amount, then it stays in its question', () => {
  const text =
    `7. What happened in\n1998. Tell it.\n50000) of them came.\n${options}\n` +
    `8. In which year?\na) 1998.\nb) *1999.\n` +
    `10000. In\n1998. What?\n${options}`
  expect(readList(text)).toEqual([
    `What happened in\n1998. Tell it.\n50000) of them came. | ${read}`,
    'In which year? | 1998. | *1999.',
    `In\n1998. What? | ${read}`,
  ])
})

test('given a line of an option that begins with a year, then it stays in its option', () => {
  const text = `1. Which?\na) In\n1998. It was.\nb) *Never\n2. Who?\n${options}`
  expect(readList(text)).toEqual(['Which? | In\n1998. It was. | *Never', `Who? | ${read}`])
})
