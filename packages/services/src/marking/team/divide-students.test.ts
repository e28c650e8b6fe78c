import { expect, test } from 'vitest'
import { divideStudents, type StudentAttempts } from './divide-students.ts'

const student = (no: number, changes: Partial<StudentAttempts> = {}): StudentAttempts => ({
  attemptIds: [`attempt-${no}`],
  marker: null,
  isBegun: false,
  ...changes,
})
const many = (count: number, changes?: (no: number) => Partial<StudentAttempts>) =>
  Array.from({ length: count }, (_, no) => student(no, changes?.(no)))
const countsOf = (divided: Map<string, string>) =>
  Object.fromEntries(
    [...Map.groupBy(divided.values(), (marker) => marker)].map(([id, all]) => [id, [...all].length]),
  )

test.each([
  [20, 3],
  [2, 5],
  [100, 7],
])('of %i students, %i markers have as many as the others, or one more', (students, markers) => {
  const ids = Array.from({ length: markers }, (_, index) => `m${index}`)
  const counts = Object.values(countsOf(divideStudents(many(students), ids)))
  expect(counts.reduce((sum, n) => sum + n, 0)).toBe(students)
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
})

test('all attempts of a student go to one marker', () => {
  const divided = divideStudents([student(1, { attemptIds: ['a', 'b', 'c'] }), student(2)], ['ada', 'bo'])
  expect(new Set(['a', 'b', 'c'].map((id) => divided.get(id))).size).toBe(1)
  expect(divided.get('attempt-2')).not.toBe(divided.get('a'))
})

test('a third marker gets a part of what is not begun, and what is begun stays', () => {
  const students = many(12, (no) => ({ marker: no % 2 ? 'ada' : 'bo', isBegun: no < 8 }))
  const divided = divideStudents(students, ['ada', 'bo', 'cy'])
  expect(countsOf(divided)).toEqual({ ada: 4, bo: 4, cy: 4 })
  for (let no = 0; no < 8; no++) expect(divided.get(`attempt-${no}`)).toBe(no % 2 ? 'ada' : 'bo')
})

test('the students of a marker who left go to the others, and nothing else moves', () => {
  const students = many(9, (no) => ({ marker: ['ada', 'bo', 'cy'][no % 3]! }))
  const divided = divideStudents(students, ['ada', 'bo'])
  for (let no = 0; no < 9; no++)
    if (no % 3 !== 2) expect(divided.get(`attempt-${no}`)).toBe(['ada', 'bo'][no % 3])
  expect(Object.values(countsOf(divided)).toSorted()).toEqual([4, 5])
})

test('without markers nobody has anything', () => {
  expect(divideStudents(many(3), []).size).toBe(0)
})
