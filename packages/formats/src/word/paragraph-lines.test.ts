import { expect, test } from 'vitest'
import { linesOfRuns } from './paragraph-lines.ts'

test('very many line breaks one behind the other leave few empty lines, and lines with a text stay', () => {
  const lines = linesOfRuns([
    { isMarked: undefined, text: `a${'\n'.repeat(100_000)}b\n\nc${'\nd'.repeat(500)}` },
  ])
  expect(lines.length).toBeLessThan(700)
  expect(lines.filter(({ text }) => text === 'd')).toHaveLength(500)
  expect(lines.slice(-504, -500).map(({ text }) => text)).toEqual(['', 'b', '', 'c'])
})
