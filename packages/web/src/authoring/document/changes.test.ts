import { blankQuestion } from '@quizwright/machines/quiz-document/blank-question.ts'
import { describe, expect, test } from 'vitest'
import { applyChanges, baseOf, changesBetween, countMoved, isReordered } from './changes.ts'

const question = (id: string, text = id) => ({ ...blankQuestion(id, 'full'), question: text })
const [a, b, c] = [question('a'), question('b'), question('c')]

test('only edited questions are changes, each with the content it began from', () => {
  const b2 = question('b', 'b again')
  const d = question('d')
  expect([...changesBetween([a, b, c], [a, b2, d]).values()]).toEqual([
    { id: 'b', base: b, mine: b2 },
    { id: 'd', base: null, mine: d },
    { id: 'c', base: c, mine: null },
  ])
})

test('reordering alone is no change of a question', () => {
  expect(changesBetween([a, b, c], [b, a, c]).size).toBe(0)
  expect(isReordered([a, b, c], [b, a, c])).toBe(true)
  expect(countMoved([a, b, c], [b, a, c])).toBe(2)
  expect(isReordered([a, b, c], [a, b])).toBe(true)
  expect(isReordered([a, b], [a, b])).toBe(false)
})

describe('applying stored changes to the questions of the server', () => {
  test('restores exactly what the author had if nothing happened meanwhile', () => {
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

  test('keeps questions added elsewhere, and questions edited here but deleted elsewhere', () => {
    const c2 = question('c', 'c again')
    const changes = [{ id: 'c', base: c, mine: c2 }]
    const theirs = [a, b, question('e')]
    expect(applyChanges(theirs, changes, null)).toEqual([...theirs, c2])
    expect(baseOf(theirs, changes)).toEqual([...theirs, c])
  })

  test('without a stored order keeps the order of the server', () => {
    const b2 = question('b', 'b again')
    expect(applyChanges([a, b, c], [{ id: 'b', base: b, mine: b2 }], null)).toEqual([a, b2, c])
  })
})
