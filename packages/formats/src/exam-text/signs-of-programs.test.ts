import { expect, test } from 'vitest'
import { readList } from '../testing/read-list.ts'

const both = ['Which river? | Po | *Nile', 'Which sea? | *Red | Dead']

test.each([
  [
    'a question mark before each question, and a plus before its right option',
    '?Which river?\n= Po\n+ Nile\n?Which sea?\n+ Red\n= Dead\n?Which lake?\n= Como\n+ Garda\n',
    'Which lake? | Como | *Garda',
  ],
  [
    'a tick before the letter of the right option',
    '# Q\n\n**1. Which river?**\n      A) Po\n   ✅ B) Nile\n\n**2. Which sea?**\n   ✅ A) Red\n      B) Dead\n\n' +
      '**3. Which lake?**\n   ✅ A) Como\n      B) Garda\n',
    'Which lake? | *Como | Garda',
  ],
  [
    'settings of a program below the options',
    '## Q1: Which river?\n- [ ] Po\n- [x] Nile\n::time=35\n\n## Q2: Which sea?\n- [x] Red\n- [ ] Dead\n::time=20\n\n' +
      '## Q3: Which lake?\n- [x] Como\n- [ ] Garda\n::points=2\n',
    'Which lake? | *Como | Garda',
  ],
])('given %s, then no sign of it is left', (_, text, third) => {
  expect(readList(text)).toEqual([...both, third])
})

test('the right option may be repeated below all of them', () => {
  const asked =
    'Q1.\nWhich river?\nA) Po\nB) Nile.\nC) Don\n\nB) Nile\n\nQ2.\nWhich sea?\nA) Red\nB) Dead\nC) Black\n\nA) Red\n'
  expect(readList(asked)).toEqual(['Which river? | Po | *Nile. | Don', 'Which sea? | *Red | Dead | Black'])
})

test('numbers without a dot stand before Chinese questions, below the kind of each part', () => {
  const questions = ['河', '海', '湖', '江', '山'].map(
    (one, index) => `${index + 1} 哪个${one}是对的（ ）。\nA、甲\nB、乙\n正确答案：B`,
  )
  expect(readList(`单选题\n${questions.join('\n')}\n`)).toEqual(
    ['河', '海', '湖', '江', '山'].map((one) => `哪个${one}是对的（ ）。 | 甲 | *乙`),
  )
})

test('the heading of a key may say to what it belongs', () => {
  expect(
    readList(
      '1. Which river?\nA. Po\nB. Nile\n2. Which sea?\nA. Red\nB. Dead\n\nAnswer Key – Waters\n1. B\n2. A\n',
    ),
  ).toEqual(both)
})

test('options printed twice say nothing about the right one', () => {
  expect(
    readList('1. Which river?\nA. Po\nB. Nile\nC. Rhine\nA. Po\nB. Nile\nC. Rhine\n').join(),
  ).not.toContain('*')
})

test('the percents behind options name the right ones where they are all of the marks', () => {
  const list =
    '1. Which is even?\nA. 2 [50%]\nB. 3 [-50%]\nC. 4 [50%]\n2. Which river?\nA. Po [0%]\nB. Nile [100%]\n'
  expect(readList(list)).toEqual(['Which is even? | *2 | 3 | *4', 'Which river? | Po | *Nile'])
  const shares = '1. Who won?\nA. Ann (50%)\nB. Bob (20%)\n2. Which river?\nA. Po\nB. Nile\n'
  expect(readList(shares).join()).not.toContain('*')
})

test('an answer in braces behind each question is no part of it', () => {
  expect(readList('1. What is 2 + 2? {4}\n2. Who wrote Hamlet? {Shakespeare}\n')).toEqual([
    'What is 2 + 2?',
    'Who wrote Hamlet? | = Shakespeare',
  ])
  expect(readList('1. Which set is empty?\n2. Which set has x in it? {a, x}\n').join()).toContain('{a, x}')
})

test('a marking scheme is a key', () => {
  expect(
    readList(
      '1. Which river?\nA. Po\nB. Nile\n2. Which sea?\nA. Red\nB. Dead\n\nMARKING SCHEME\n1. B\n2. A\n',
    ),
  ).toEqual(both)
})
