import { expect, test } from 'vitest'
import { type Place, discloseablePlaces } from './disclosure-control.ts'

const place = (name: string, students: number): Place => ({
  name,
  students,
  n: students * 2,
  percentageSum: students * 100,
})
const shown = (...places: Place[]) => discloseablePlaces(places).map(({ name, students }) => [name, students])

test('a place with fewer than 5 students is shown among others only', () => {
  expect(shown(place('Lahore', 5), place('Quetta', 3), place('Gilgit', 2))).toEqual([
    ['Lahore', 5],
    ['Other', 5],
  ])
})
test('few others take the smallest shown place with them, so that the rest of the whole gives nobody away', () => {
  expect(shown(place('Lahore', 9), place('Karachi', 6), place('Quetta', 1))).toEqual([
    ['Lahore', 9],
    ['Other', 7],
  ])
})
test('too few in all are not shown at all', () => {
  expect(shown(place('Lahore', 3), place('Quetta', 1))).toEqual([])
  expect(shown()).toEqual([])
})
test('one place that is spelt in two ways is one', () => {
  expect(discloseablePlaces([place('lahore ', 2), place('Lahore', 6)])).toEqual([
    { name: 'Lahore', students: 8, n: 16, percentageSum: 800 },
  ])
})
test('what may not be shown for another reason is gathered too', () => {
  expect(
    discloseablePlaces([place('Lahore', 9), place('Karachi', 6)], ({ name }) => name !== 'Karachi').map(
      ({ name }) => name,
    ),
  ).toEqual(['Lahore', 'Other'])
})
