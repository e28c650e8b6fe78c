import { describe, expect, test } from 'vitest'
import { readList } from '../testing/read-list.ts'

const capitals = ['Capital of Italy? | *Rome | Milan', 'Capital of France? | Lyon | *Paris']

test.each([
  [
    'Q.1) and a key below each',
    'Q.1) Capital of Italy?\n(i) Rome\n(ii) Milan\nAns: (i)\n\n' +
      'Q.2) Capital of France?\n(i) Lyon\n(ii) Paris\nAns: (ii)',
  ],
  [
    'circles with ticks behind',
    '1. Capital of Italy?\n  ○ Rome ✔\n  ○ Milan\n\n2. Capital of France?\n  ○ Lyon\n  ○ Paris ✔',
  ],
  [
    'letters with colons',
    '1: Capital of Italy?\nA: Rome\nB: Milan\nCorrect Answer: A\n\n' +
      '2: Capital of France?\nA: Lyon\nB: Paris\nAnswer: (b)',
  ],
  [
    'names in brackets',
    '[Question 1] Capital of Italy?\n[A] Rome\n[B] Milan\n[Answer] A\n\n' +
      '[Question 2] Capital of France?\n[A] Lyon\n[B] Paris\n[Answer] B',
  ],
  [
    'numbers in brackets',
    '(1) Capital of Italy?\n (A) Rome *\n (B) Milan\n(2) Capital of France?\n (A) Lyon\n (B) Paris *',
  ],
  [
    'options in the line of the question and a key without a heading',
    '1) Capital of Italy? A) Rome B) Milan\n2) Capital of France? A) Lyon B) Paris\n\n1-A, 2-B',
  ],
  [
    'the marks above the text',
    'Question 1\nPoints: 2\nCapital of Italy?\na) Rome\nb) Milan\nCorrect answer: a\n\nQuestion 2\nPoints: 1\n' +
      'Capital of France?\na) Lyon\nb) Paris\nCorrect answer: b',
  ],
])('given a list with %s, then its questions are read with their keys', (_, text) => {
  expect(readList(text)).toEqual(capitals)
})

describe('given a question that offers true and false', () => {
  test.each([
    ['a reason behind the answer', 'Answer: False because it is round.', '*False | = because it is round.'],
    ['no colon before the answer', 'Ans. False', '*False'],
  ])('with %s, then it has two options', (_, answer, told) => {
    expect(readList(`1. True or False? The earth is flat.\n${answer}\n2. Why?`)[0]).toBe(
      `True or False? The earth is flat. | True | ${told}`,
    )
  })
})

describe('given something that resembles options or a key', () => {
  test('as a dialogue between two people, then it stays the text of its question', () => {
    const talk = '1. What does B feel?\nA: How are you?\nB: Tired.'
    expect(readList(`${talk}\na) sleepy\nb) hungry\nAnswer: a`)).toEqual([
      'What does B feel?\nA: How are you?\nB: Tired. | *sleepy | hungry',
    ])
    expect(readList(`${talk}\nAnswer: sleepy`)).toEqual([
      'What does B feel?\nA: How are you?\nB: Tired. | = sleepy',
    ])
  })

  test('as pairs that do not name each question once, then they stay text', () => {
    const text = '1. Which pairs are right?\n\n1-A, 2-B, 3-C\n\n2. Why?'
    expect(readList(text)[0]).toContain('1-A, 2-B, 3-C')
  })
})
