import { expect, test } from 'vitest'
import { columnsFor, toCells } from '../csv/write-row.ts'
import { readHeader } from '../csv/read-header.ts'
import { readQuestionRow } from '../csv/read-row.ts'
import { fullQuestion } from '../csv/sparse-question.ts'
import { questionWithoutSolution } from '../rules/question-without-solution.ts'
import { attemptQuestion } from '../schemas/attempt.ts'
import { questionContent } from '../schemas/question.ts'
import { kindsInMenu, kindOf, questionKinds } from './kind-of.ts'
import { readNumber } from './numeric/read-number.ts'
import { arranged } from './pieces-of.ts'
import type { Answer, Asked } from './question-kind.ts'
import { kindSamples } from './testing/samples.ts'

/** The invariants that hold for every kind with a key: a new kind is tested by its sample alone. */
const samples = Object.entries(kindSamples)
const blank: Answer = { selected: [], answer: '', response: null }
const contentOf = (asked: Asked) => fullQuestion({ question: 'Which?', ...asked })
const face = (asked: Asked) =>
  questionWithoutSolution(contentOf(asked), { questionId: 'q', place: 1, totalMarks: 1 })
const errorsOf = (asked: Asked): string[] => {
  const found: string[] = []
  kindOf(asked).judge(asked, (severity, _, __, message) => {
    if (severity === 'error') found.push(message)
  })
  return found
}

test('every kind of the menu with a key has a sample, and so the invariants below', () =>
  expect(samples.map(([name]) => name).toSorted()).toEqual(
    kindsInMenu.filter((name) => name !== 'descriptive').toSorted(),
  ))

test.each(samples)('%s: its sample is whole, and is stored as it is', (name, { asked, otherKey }) => {
  expect([kindOf(asked).name, errorsOf(asked), errorsOf(otherKey)]).toEqual([name, [], []])
  expect(questionContent.parse(contentOf(asked))).toEqual(contentOf(asked))
  expect(arranged(asked)).toEqual(asked)
})

test.each(samples)('%s: what a student sees is the same for every key', (_, { asked, otherKey }) => {
  expect(face(asked)).toEqual(face(otherKey))
  expect(attemptQuestion.parse(face(asked))).toEqual(face(asked))
})

test.each(samples)(
  '%s: the right answer earns all marks, a blank one none',
  (_, { asked, right, otherKey }) => {
    const { mark, fits } = kindOf(asked)
    expect([mark(asked, right), mark(asked, blank)]).toEqual([1, 0])
    expect(mark(otherKey, right)).toBeLessThan(1)
    expect([fits?.(asked, right) ?? true, fits?.(asked, blank) ?? true]).toEqual([true, true])
  },
)

/** All kinds of answers, most of them to other kinds. */
const answers: Answer[] = [
  ...[[], [0], [1], [0, 1], [0, 1, 2], [7]].map((selected) => ({ selected, answer: '' })),
  ...['x', '-1', '1,000', 'paris', '*'].map((answer) => ({ selected: [], answer })),
  ...[[], [-1, -1, -1], [0, 0, 0], [3, 2, 1], [0, 1], [11, 11, 11], [2, -1, 0]].map((picks) => ({
    selected: [],
    answer: '',
    response: { picks, texts: [] },
  })),
  ...[
    ['', '', '', ''],
    ['paris', 'x'],
    ['the city', '', '', '1,795'],
  ].map((texts) => ({
    selected: [],
    answer: '',
    response: { picks: [-1, 2, 1, -1], texts },
  })),
]
test.each(samples)('%s: every answer earns from 0 to 1, and so does guessing', (_, { asked }) => {
  const { mark, guess } = kindOf(asked)
  const shares = [...answers.map((answer) => mark(asked, answer)), guess(asked) ?? 0]
  expect(shares.filter((share) => !(share >= 0 && share <= 1))).toEqual([])
})

test.each(samples)('%s: a part is right where its pick is, and says what is', (_, { asked, right }) => {
  const parts = kindOf(asked).parts?.(asked, right) ?? []
  expect(parts.every((part) => part.is_right && [...part.right, ...(part.accepted ?? [])].length > 0)).toBe(
    true,
  )
  const wrong = kindOf(asked).parts?.(asked, blank) ?? []
  expect(wrong.map((part) => [part.is_right, part.right, part.accepted])).toEqual(
    parts.map((part) => [false, part.right, part.accepted]),
  )
})

test.each(samples)('%s: a row of a table brings it back', (_, { asked }) => {
  const question = contentOf(asked)
  const columns = columnsFor([question])
  const header = readHeader(columns)
  if (!header.ok) throw new Error(JSON.stringify(header.errors))
  const read = readQuestionRow(toCells(question, columns), header.layout)
  expect(read).toMatchObject({ ok: true, question })
})

test.each(samples)('%s: can be made of every other kind, and takes over what fits', (_, { asked }) => {
  const material = kindOf(asked).material(asked)
  const fitting: Partial<Record<(typeof kindsInMenu)[number], string | undefined>> = {
    numeric: material.accepted.find((text) => readNumber(text)) ?? '',
    short_answer: material.accepted[0],
    cloze: material.accepted[0],
  }
  for (const name of kindsInMenu) {
    const made = questionKinds[name].begin(material)
    expect(kindOf(made).name).toBe(name)
    expect(questionContent.parse(contentOf(made))).toEqual(contentOf(made))
    if (name === 'descriptive') continue
    const first = fitting[name] ?? material.options[0]!.option
    expect([name, JSON.stringify(made)]).toEqual([name, expect.stringContaining(JSON.stringify(first))])
  }
})
