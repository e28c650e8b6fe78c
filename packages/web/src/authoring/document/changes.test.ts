import { blankQuestion } from '@quizwright/machines/quiz-document/blank-question.ts'
import { describe, expect, test } from 'vitest'
import { applyChanges, baseOf, changesBetween, countMoved, isReordered } from './changes.ts'

const question = (id: string, text = id) => ({ ...blankQuestion(id, 'full'), question: text })
const [a, b, c] = [question('a'), question('b'), question('c')]

test('only what was touched is a change, and each knows what it began from', () => {
  const b2 = question('b', 'b again')
  const d = question('d')
  expect([...changesBetween([a, b, c], [a, b2, d]).values()]).toEqual([
    { id: 'b', base: b, mine: b2 },
    { id: 'd', base: null, mine: d },
    { id: 'c', base: c, mine: null },
  ])
})

test('a change of order alone is no change of a question', () => {
  expect(changesBetween([a, b, c], [b, a, c]).size).toBe(0)
  expect(isReordered([a, b, c], [b, a, c])).toBe(true)
  expect(countMoved([a, b, c], [b, a, c])).toBe(2)
  expect(isReordered([a, b, c], [a, b])).toBe(true)
  expect(isReordered([a, b], [a, b])).toBe(false)
})

describe('putting kept changes on top of what the server has', () => {
  test('gives back exactly what was left, when nothing happened meanwhile', () => {
    const mine = [question('d'), question('c', 'c again'), a]
    const changes = [...changesBetween([a, b, c], mine).values()]
    expect(
      applyChanges(
        [a, b, c],
        changes,
        mine.map(({ _id }) => _id),
      ),
    ).toEqual(mine)
    expect(baseOf([a, b, c], changes)).toEqual([a, b, c])
  })

  test('keeps what was added elsewhere meanwhile, and what was edited here though it was deleted there', () => {
    const c2 = question('c', 'c again')
    const changes = [{ id: 'c', base: c, mine: c2 }]
    const theirs = [a, b, question('e')]
    expect(applyChanges(theirs, changes, null)).toEqual([...theirs, c2])
    expect(baseOf(theirs, changes)).toEqual([...theirs, c])
  })

  test('without an order the places of the server stand', () => {
    const b2 = question('b', 'b again')
    expect(applyChanges([a, b, c], [{ id: 'b', base: b, mine: b2 }], null)).toEqual([a, b2, c])
  })
})
