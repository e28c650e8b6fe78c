import { expect, test } from 'vitest'
import { entriesOf } from '../testing/entries-of.ts'
import { readList } from '../testing/read-list.ts'

const both = ['Which river? | Po | *Nile', 'Which sea? | *Red | Dead']

test.each([
  [
    'options in a table',
    '## Q1. Which river?\n\n| Option | Answer |\n|---|---|\n| A | Po |\n| B | Nile |\n\n**Correct:** B\n\n' +
      '## Q2. Which sea?\n\n| Option | Answer |\n|---|---|\n| A | Red |\n| B | Dead |\n\n**Correct:** A\n',
  ],
  [
    'a key with a letter in each line',
    '1. Which river?\nA. Po\nB. Nile\n2. Which sea?\nA. Red\nB. Dead\n\nKEY\nB\nA\n',
  ],
  [
    'a sentence that only says the answer',
    '1. Which river?\nA. Po\nB. Nile\nThe answer is option B.\n\n2. Which sea?\nA. Red\n' +
      'B. Dead\nThe answer is option A.\n',
  ],
  [
    'a key in comments of HTML',
    '1. Which river?\na) Po\nb) Nile\n<!-- Answer: b -->\n\n2. Which sea?\na) Red\n' +
      'b) Dead\n<!-- Answer: a -->\n<!-- checked in May -->\n',
  ],
])('given %s, then the right options are found', (_, text) => {
  expect(readList(text)).toEqual(both)
})

test('votes of readers are no part of an option, and the key only where the list has no other', () => {
  const dump = (key: (letter: string) => string): string =>
    `Question #1\nTopic 1\nWhich river?\nA. Po\nB. Nile Most Voted\n${key('A')}` +
    'Community vote distribution\nB (90%)\n10%\n\n' +
    `Question #2\nTopic 1\nWhich sea?\nA. Red Most Voted\nB. Dead\n${key('A')}Community vote distribution\nA (100%)\n`
  expect(readList(dump(() => ''))).toEqual(both)
  expect(readList(dump((letter) => `Correct Answer: ${letter}\n`))).toEqual([
    'Which river? | *Po | Nile',
    'Which sea? | *Red | Dead',
  ])
})

test('bullets below an option with a box are what is said to who chose it', () => {
  const [entry] = entriesOf(
    '# Q\n\n1. Which river?\n\n- [ ] Po\n  - It is in Italy.\n  - So no.\n- [x] Nile\n  - Yes.\n',
  )
  expect(entry?.question.options.map(({ option }) => option)).toEqual(['Po', 'Nile'])
  expect(entry?.question.option_feedback).toEqual(['It is in Italy.\nSo no.', 'Yes.'])
})

test('the first part of a question may stand behind its number', () => {
  expect(
    readList('1. (a) Define it. [2]\n   (b) Measure it. [1]\n2. (a) Draw it. [4]\n   (b) Paint it. [1]\n'),
  ).toEqual(['(a) Define it. [2]\n(b) Measure it. [1]', '(a) Draw it. [4]\n(b) Paint it. [1]'])
})
