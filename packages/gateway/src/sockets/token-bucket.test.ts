import { expect, test } from 'vitest'
import { limitRate } from './token-bucket.ts'

const passed = (mayPass: () => boolean, times: number) =>
  Array.from({ length: times }, mayPass).filter(Boolean).length

test('a burst passes, and what is beyond it does not', () => {
  expect(
    passed(
      limitRate(50, 200, () => 0),
      300,
    ),
  ).toBe(200)
})

test('after the burst so many pass a second', () => {
  let time = 0
  const mayPass = limitRate(50, 200, () => time)
  passed(mayPass, 200)
  time = 1_000
  expect(passed(mayPass, 300)).toBe(50)
})

test('waiting saves up no more than a burst', () => {
  let time = 0
  const mayPass = limitRate(50, 200, () => time)
  time = 3_600_000
  expect(passed(mayPass, 1_000)).toBe(200)
})

test('a save of 10,000 questions, one batch after the other, and all that belongs to it are within it', () => {
  expect(
    passed(
      limitRate(50, 200, () => 0),
      100 + 3,
    ),
  ).toBe(103)
})
