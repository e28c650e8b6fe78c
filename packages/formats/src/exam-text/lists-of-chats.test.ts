import { expect, test } from 'vitest'
import { entriesOf } from '../testing/entries-of.ts'
import { readList } from '../testing/read-list.ts'

const both = ['Which river? | Po | *Nile', 'Which sea? | *Red | Dead']

test('a tick behind an option counts where each option has the same filled sign before it', () => {
  expect(readList('1. Which river?\n🔘 Po\n🔘 Nile ✅\n\n2. Which sea?\n🔘 Red ✅\n🔘 Dead\n')).toEqual(both)
})

test.each([
  ['Options: Po, Nile', 'Nile', 'Options: Red, Dead', 'Red'],
  ['Choices: Po | Nile', 'B', 'Choices: Red | Dead', 'A'],
  ['**Options:** Po; Nile', 'Nile', '**Options:** Red; Dead', 'Red'],
  ['Optionen: Po / Nile', 'Nile', 'Optionen: Red / Dead', 'Red'],
  ['选项：Po、Nile', 'Nile', '选项：Red、Dead', 'Red'],
])('options stand in a line behind their name: %s', (first, one, second, other) => {
  const text = `Question: Which river?\n${first}\nAnswer: ${one}\n\nQuestion: Which sea?\n${second}\nAnswer: ${other}\n`
  expect(readList(text)).toEqual(both)
})

test('a line behind the name of options that its answer is no part of stays as it is', () => {
  const text =
    'Question: Which river?\nOptions: Po, Nile\nAnswer: Seine\n\nQuestion: Which sea?\nAnswer: Red\n'
  expect(readList(text)[0]).toContain('Options: Po, Nile')
})

test('a kind in brackets behind the number is no part of a question, and says that its answer is short', () => {
  const text =
    '### Question 1 (True/False)\nRivers flow.\n\n- A) True ✅\n- B) False\n\n' +
    '### Question 2 (Short answer)\nName a river.\n\n**Answer:** Nile\n'
  const entries = entriesOf(text, 'list.md')
  expect(entries.map(({ kind, question }) => [kind, question.question])).toEqual([
    ['oneRight', 'Rivers flow.'],
    ['shortAnswer', 'Name a river.'],
  ])
})

test('two columns below a number, the first with Roman numbers, are matched by the pairs of the key', () => {
  const text =
    'True or False\n\n1) Rivers flow. (T/F)\n\nMatch the following\n\n2) Match:\n   i. Po          a. Egypt\n' +
    '   ii. Nile       b. Italy\n\nAnswers\n1) True\n2) i-b, ii-a\n'
  const [truth, matching] = entriesOf(text, 'list.txt')
  expect(truth!.question.question).toBe('Rivers flow.')
  expect(matching!.question.interaction).toMatchObject({ kind: 'matching' })
  expect(JSON.stringify(matching!.question.interaction)).toMatch(/Po.*Italy|Italy.*Po/)
})
