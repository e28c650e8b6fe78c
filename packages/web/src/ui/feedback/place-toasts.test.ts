import { expect, test } from 'vitest'
import { bottomFor, sideFor } from './place-toasts.ts'

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const wide = { window: { width: 1280, height: 800 }, size: { width: 384, height: 60 } }
const phone = { window: { width: 390, height: 844 }, size: { width: 358, height: 60 } }
const nothing = { focused: undefined, kept: [] }

test.each([
  ['a checkbox at the left', box(40, 300, 20, 20), 'right'],
  ['a menu at the right', box(1200, 300, 32, 32), 'left'],
  ['nothing', undefined, 'left'],
])('given the focus on %s, then toasts are on the other side', (_what, focused, side) =>
  expect(sideFor({ ...wide, focused })).toBe(side),
)

test('given nothing below, then toasts are at the lower edge', () =>
  expect(bottomFor('left', { ...wide, ...nothing })).toBe(16))

test('given the buttons of a dialog below, then toasts are above these, on a phone too', () => {
  expect(bottomFor('left', { ...wide, focused: undefined, kept: [box(160, 700, 960, 80)] })).toBe(108)
  expect(bottomFor('right', { ...phone, focused: undefined, kept: [box(0, 764, 390, 80)] })).toBe(88)
})

test('given buttons beside them, then toasts stay', () =>
  expect(bottomFor('left', { ...wide, focused: undefined, kept: [box(600, 700, 600, 80)] })).toBe(16))

test('given a focused field above a bar, then toasts are above both', () =>
  expect(bottomFor('left', { ...phone, focused: box(16, 690, 358, 60), kept: [box(0, 764, 390, 80)] })).toBe(
    844 - 690 + 8,
  ))

test('given a field as high as half the window, then it is covered rather than the toast hidden', () =>
  expect(bottomFor('left', { ...wide, focused: box(40, 100, 600, 690), kept: [] })).toBe(16))
