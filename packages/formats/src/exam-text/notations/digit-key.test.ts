import { expect, test } from 'vitest'
import { readList } from '../../testing/read-list.ts'

const moons = ['Io', 'Rhea', 'Titan']
const asked = ['First?', 'Second?', 'Third?', 'Fourth?']
const right = [2, 1, 3, 1]
const expected = asked.map(
  (text, index) =>
    `${text} | ${moons.map((moon, place) => (place + 1 === right[index] ? `*${moon}` : moon)).join(' | ')}`,
)
const listOf = (option: (moon: string, place: number) => string, separator = '\n'): string =>
  asked.map((text, index) => `${index + 1}. ${text}\n${moons.map(option).join(separator)}`).join('\n\n')
const numbered = listOf((moon, place) => `${place + 1}) ${moon}`)
const lettered = listOf((moon, place) => `${'abc'[place] ?? ''}) ${moon}`)

test.each([
  ['above numbered options', `Key: 2 1 3 1\n\n${numbered}`],
  ['below numbered options, between commas', `${numbered}\n\nRespuestas: 2, 1, 3, 1\n`],
  [
    'below options in one line',
    `${listOf((moon, place) => `(${place + 1}) ${moon}`, ' ')}\n\nAnswer key: 2 1 3 1`,
  ],
  ['below lettered options, without a name', `${lettered}\n\n2 1 3 1\n`],
  ['of another script', `${numbered}\n\nجواب: ۲ ۱ ۳ ۱\n`],
])('a row of digits is the key of all questions: %s', (_, list) => {
  expect(readList(list)).toEqual(expected)
})

test.each([
  ['fewer digits than questions', `${lettered}\n\nKey: 2 1 3\n`],
  [
    'numbers that are an option',
    '1. Which row grows?\nA. 4 3 2 1\nB. 1 2 3 4\nAnswer: B\n\n2. And which falls?\nA. 4 3\nB. 3 4\nAnswer: A',
  ],
])('other rows of digits are no key: %s', (name, list) => {
  const read = readList(list)
  if (name.startsWith('fewer')) expect(read.filter((line) => line.includes('*'))).toEqual([])
  else expect(read).toEqual(['Which row grows? | 4 3 2 1 | *1 2 3 4', 'And which falls? | *4 3 | 3 4'])
})
