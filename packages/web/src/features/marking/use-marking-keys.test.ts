import { expect, test } from 'vitest'
import { commandOf } from './use-marking-keys.ts'

test('a letter is its shortcut in either case, a digit types into the mark', () => {
  expect(['j', 'K', '?', 'Enter'].map((key) => commandOf(key, false))).toEqual([
    'next',
    'previous',
    'help',
    'accept',
  ])
  expect(['7', ',', 'Backspace'].map((key) => commandOf(key, false))).toEqual(['type', 'type', 'type'])
})

test('with Control only undo is taken, all other keys stay the browser’s', () => {
  expect(commandOf('Z', true)).toBe('undo')
  expect(['c', 'j', '1', 'Enter'].map((key) => commandOf(key, true))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
