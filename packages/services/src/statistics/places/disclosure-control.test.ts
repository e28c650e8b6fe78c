import { expect, test } from 'vitest'
import { discloseablePlaces, type Place } from './disclosure-control.ts'

const place = (name: string, students: number): Place => ({
  name,
  students,
  n: students * 2,
  percentageSum: students * 100,
  percentageSquaredSum: students * 6_000,
})
const disclosed = (...places: Place[]) =>
  discloseablePlaces(places).map(({ name, students }) => [name, students])

test('places with fewer than 5 students are combined as Other', () => {
  expect(disclosed(place('Lahore', 5), place('Quetta', 3), place('Gilgit', 2))).toEqual([
    ['Lahore', 5],
    ['Other', 5],
  ])
})

test('while Other has fewer than 5 students, the smallest disclosed place is added to it', () => {
  expect(disclosed(place('Lahore', 9), place('Karachi', 6), place('Quetta', 1))).toEqual([
    ['Lahore', 9],
    ['Other', 7],
  ])
})

test('given fewer than 5 students in total, then no place is disclosed', () => {
  expect(disclosed(place('Lahore', 3), place('Quetta', 1))).toEqual([])
  expect(disclosed()).toEqual([])
})

test('two spellings of a place are merged', () => {
  expect(discloseablePlaces([place('lahore ', 2), place('Lahore', 6)])).toEqual([
    { name: 'Lahore', students: 8, n: 16, percentageSum: 800, percentageSquaredSum: 48_000 },
  ])
})

test('a place that is unsafe for another reason is combined into Other', () => {
  const isSafe = ({ name }: Place) => name !== 'Karachi'
  const names = discloseablePlaces([place('Lahore', 9), place('Karachi', 6)], isSafe).map(({ name }) => name)
  expect(names).toEqual(['Lahore', 'Other'])
})

test('given students who typed "other", then they are part of Other', () => {
  expect(disclosed(place('Lahore', 9), place('other', 6), place('Quetta', 1))).toEqual([
    ['Lahore', 9],
    ['Other', 7],
  ])
})
