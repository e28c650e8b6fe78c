import { expect, test } from 'vitest'
import { commandOf } from './use-marking-keys.ts'

test('a letter is a shortcut in either case, and a digit types a mark', () => {
  expect(['j', 'K', '?', 'Enter'].map((key) => commandOf(key, false))).toEqual([
    'next',
    'previous',
    'help',
    'accept',
  ])
  expect(['7', ',', 'Backspace'].map((key) => commandOf(key, false))).toEqual(['type', 'type', 'type'])
})

test('with Control, only undo is handled; the browser keeps all other keys', () => {
  expect(commandOf('Z', true)).toBe('undo')
  expect(['c', 'j', '1', 'Enter'].map((key) => commandOf(key, true))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
