import { expect, test } from 'vitest'
import { entriesOf } from '../testing/entries-of.ts'
import { listsOf } from '../testing/lists-of.ts'
import { readList } from '../testing/read-list.ts'

const both = ['Which river? | Po | *Nile', 'Which sea? | *Red | Dead']
const asked = '1. Which river?\n   a) Po\n   b) Nile\n\n2. Which sea?\n   a) Red\n   b) Dead\n\n'

test('an emoji before the heading of a key is no box, and a reason keeps its beginning', () => {
  expect(readList(`${asked}✅ Answer Key\n1. b\n2. a\n`)).toEqual(both)
  expect(
    readList(
      `# Quiz\n\n${asked}### ✅ Answer Key\n\n| # | Answer | Explanation |\n|---|---|---|\n` +
        '| 1 | b | Nile since ever. |\n| 2 | a | Red, because of its plants. |\n',
    ),
  ).toEqual([`${both[0]} | = Nile since ever.`, `${both[1]} | = because of its plants.`])
})

test.each([
  ['sentences', 'Answers\n1. The correct answer is B.\n2. The right option is A.\n'],
  ['quoted texts', 'Answers\n1. “Nile”\n2. "Red"\n'],
])('a key may have %s', (_, key) => {
  expect(readList(asked + key)).toEqual(both)
})

test('quoted answers name options that have only bullets', () => {
  expect(
    readList(
      '1. Which river?\n- Po\n- Nile\nAnswer: “Nile”\n\n2. Which sea?\n- Red\n- Dead\nAnswer: «Red»\n',
    ),
  ).toEqual(both)
})

test('what Brightspace and printers put between the lines is no part of a question', () => {
  const text =
    'Question 1 (2 points)\nSaved\nWhich river?\nQuestion 1 options:\nA) Po\nB) Nile\nAnswer: B\n' +
    'Page 1 of 2\nQuestion 2 (2 points)\nSaved\nWhich sea?\nQuestion 2 options:\nA) Red\n' +
    'B) Dead\nAnswer: A\nPage 2 of 2\n'
  expect(readList(text)).toEqual(both)
})

test('a number behind the name of each question stands above its text', () => {
  expect(
    readList(
      'Question: 1\n\nWhich river?\n\nA\n\nPo\n\nB\n\nNile\n\nCorrect: B\n\nQuestion: 2\n\n' +
        'Which sea?\n\nA\n\nRed\n\nB\n\nDead\n\nCorrect: A\n',
    ),
  ).toEqual(both)
})

test('words in brackets behind each gap are what fills it, and hints are not', () => {
  const gaps = (...words: string[]): string =>
    words.map((one, index) => `${index + 1}. Thing ${index} is ____. (${one})\n`).join('')
  const accepted = (text: string): unknown[] =>
    entriesOf(text).map(({ question: { interaction } }) =>
      interaction?.kind === 'short_answer' ? interaction.key.accepted.map(({ value }) => value) : [],
    )
  expect(accepted(gaps('wet', 'hot', 'cold'))).toEqual([['wet'], ['hot'], ['cold']])
  expect(accepted(gaps('one word', 'two words', 'a verb'))).toEqual([[], [], []])
})

test('a short answer may stand in the key at the end, where the section asks for one', () => {
  const text =
    'II. IDENTIFICATION\n1. It is the red planet.\n2. It has rings.\n\nANSWER KEY:\n1. Mars\n2. Saturn\n'
  expect(entriesOf(text).map(({ question: { interaction } }) => interaction?.kind)).toEqual([
    'short_answer',
    'short_answer',
  ])
})

test('signs of truth in brackets need no second statement', () => {
  expect(
    readList('一、单项选择题\n1、河是（ B ）。\nA、Po  B、Nile\n二、判断题\n2、太阳是热的。（ √ ）\n'),
  ).toEqual(['河是（　）。 | Po | *Nile', '太阳是热的。 | *True | False'])
})

test('a table of two columns to match is read with the pairs below it', () => {
  const text =
    'Match each river with its sea.\n\n| Column A | Column B |\n|---|---|\n' +
    '| 1. Po | a. Red |\n| 2. Nile | b. Adriatic |\n| 3. Don | c. Azov |\n\n' +
    '**Answer:** 1-b, 2-a, 3-c\n'
  const [entry] = entriesOf(text)
  expect(entry && listsOf(entry.question)).toEqual(['Po → Adriatic', 'Nile → Red', 'Don → Azov'])
  expect(entry?.question.question).toBe('Match each river with its sea.')
})
