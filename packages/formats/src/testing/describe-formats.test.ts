import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeFormats } from './describe-formats.ts'

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

test('the table in docs/formats.md matches the code', () => {
  const document = readFileSync(new URL('../../../../docs/formats.md', import.meta.url), 'utf8')
  const lines = document.split('\n').filter((line) => line.startsWith('|'))
  const start = lines.findIndex((line) => cellsOf(line)[1] === 'images')
  const table = [lines[start]!, ...lines.slice(start + 2)].map(cellsOf)
  expect(table).toEqual(describeFormats())
})
