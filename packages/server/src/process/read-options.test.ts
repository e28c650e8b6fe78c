import { expect, test } from 'vitest'
import { readOptions } from './read-options.ts'

const options = { name: { type: 'string' }, undo: { type: 'boolean' } } as const

test('each option has its value', () => {
  expect(readOptions(options, ['--name', 'Ada', '--undo'])).toEqual({ name: 'Ada', undo: true })
})

test.each([
  [['--name', 'Ada', '--name=Grace'], '--name is given twice. The options are --name and --undo.'],
  [['--undo', '--undo'], '--undo is given twice. The options are --name and --undo.'],
  [['--nmae', 'Ada'], "Unknown option '--nmae'. The options are --name and --undo."],
])('given %j, then one sentence says what is wrong and one what may be given', (args, message) => {
  expect(() => readOptions(options, args)).toThrow(message)
})
