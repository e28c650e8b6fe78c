import { readAsAuthor } from '@quizwright/services/csv-import/testing/read-as-author.ts'
import { expect, test } from 'vitest'
import { linesOfReading } from './lines-of-reading.ts'

const linesOf = async (text: string, name: string) =>
  linesOfReading(await readAsAuthor(new TextEncoder().encode(text), name))

test('a reading begins with its counts and has a line for each question and hint', async () => {
  const [head, first, second, ...more] = await linesOf(
    '1. Which?\na) x\nb) y\nAnswer: b\n\n2. Who? (3 marks)\na) x\n**b) y**\nc) z\n',
    'a.md',
  )
  expect(head).toBe('markdown | 2 taken, 0 left out | 2 with a right option')
  expect(first).toMatch(/^Which\? \| x \| \*y \|\| /)
  expect(second).toMatch(/ \|\| .*3 marks$/)
  expect(more.every((line) => /^(?:left out|hint): /.test(line))).toBe(true)
})

test('a file that is refused says why', async () => {
  expect(await linesOf('\0\x01\x02', 'a.bin')).toEqual([
    expect.stringMatching(/0 taken, 0 left out \| 0 with a right option \| refused: \S/),
  ])
})
