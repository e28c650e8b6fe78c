import { expect, test } from 'vitest'
import { keyCommand } from './key-commands.ts'

test('with Control, a key saves or opens the palette, even in a text field and with Caps Lock', () => {
  expect(['s', 'K'].map((key) => keyCommand(key, true, true))).toEqual(['save', 'palette'])
  expect(['?', '/', 'x'].map((key) => keyCommand(key, true, false))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('alone, a key shows the shortcuts or focuses the search, but is typed in a text field', () => {
  expect(['?', '/'].map((key) => keyCommand(key, false, false))).toEqual(['shortcuts', 'search'])
  expect(['?', '/'].map((key) => keyCommand(key, false, true))).toEqual([undefined, undefined])
  expect(keyCommand('s', false, false)).toBeUndefined()
})
