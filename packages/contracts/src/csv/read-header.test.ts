import { expect, test } from 'vitest'
import { requiredColumns } from './column-names.ts'
import { readHeader } from './read-header.ts'

test('reads columns in any order and case after a byte order mark, and names the unknown ones', () => {
  const columns = [...requiredColumns].reverse().map((name) => name.toUpperCase())
  const header = readHeader([`\uFEFF${columns[0]}`, 'Author', '', '__proto__', ...columns.slice(1)])
  expect(header).toMatchObject({
    ok: true,
    reordered: true,
    unknownColumns: ['Author', 'column 3, which has no name', '__proto__'],
  })
})
test('names each missing column, and each doubled column with its number', () => {
  const cells = [
    ...requiredColumns.filter((name) => name !== 'weightage' && name !== 'is_correct2'),
    'Question',
  ]
  expect(readHeader(cells)).toEqual({
    ok: false,
    errors: [
      { column: cells.length, name: 'Question', error: 'doubled' },
      { column: 0, name: 'weightage', error: 'missing' },
      { column: 0, name: 'is_correct2', error: 'missing' },
    ],
  })
})
test('rejects the columns of a sixth option without those of the fifth', () => {
  const header = readHeader([...requiredColumns, 'option6', 'equation6', 'image_url6', 'is_correct6'])
  expect(header.ok ? [] : header.errors.map((error) => error.name)).toEqual([
    'option5',
    'equation5',
    'image_url5',
    'is_correct5',
  ])
})
