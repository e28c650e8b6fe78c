import { expect, test } from 'vitest'
import { requiredColumns } from './column-names.ts'
import { readHeader } from './read-header.ts'

test('given a byte order mark and columns in any order and case, then they are read and unknown ones are named', () => {
  const columns = [...requiredColumns].reverse().map((name) => name.toUpperCase())
  const header = readHeader([`\uFEFF${columns[0]}`, 'Author', '', '__proto__', ...columns.slice(1)])
  expect(header).toMatchObject({
    ok: true,
    reordered: true,
    unknownColumns: ['Author', 'column 3, which has no name', '__proto__'],
  })
})
test('only the question column is required, and each duplicate column is named with its number', () => {
  const cells = [...requiredColumns.filter((name) => name !== 'question'), 'Tags']
  expect(readHeader(cells)).toEqual({
    ok: false,
    errors: [
      { column: cells.length, name: 'Tags', error: 'doubled' },
      { column: 0, name: 'question', error: 'missing' },
    ],
  })
  const few = readHeader(['question', 'option1', 'option2', 'is_correct1', 'is_correct2'])
  expect(few).toMatchObject({ ok: true, reordered: false })
  expect(few.ok && few.emptyColumns).toEqual(expect.arrayContaining(['tags', 'equation1', 'option3']))
})
test('given the order of the specification or our own, then the columns do not count as reordered', () => {
  const isReordered = (names: readonly string[]) => {
    const header = readHeader(names)
    return header.ok && header.reordered
  }
  const kinds = ['option', 'equation', 'image_url', 'is_correct']
  const byKind = kinds.flatMap((kind) => [1, 2, 3, 4].map((no) => `${kind}${no}`))
  const before = requiredColumns.slice(0, requiredColumns.indexOf('option1'))
  expect(
    [requiredColumns, [...before, ...byKind], [...before, ...byKind].reverse()].map(isReordered),
  ).toEqual([false, false, true])
})
test('given columns that the author chose, then they replace the headings', () => {
  const header = readHeader(['Frage', 'A', 'B', 'Note'], ['question', 'option1', 'option2', null])
  expect(header).toMatchObject({ ok: true, unknownColumns: ['Note'] })
})
