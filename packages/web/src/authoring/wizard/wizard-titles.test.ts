import { expect, test } from 'vitest'
import { titleOf } from './wizard-titles.ts'

test.each([
  ['sums.csv', undefined, 'CSV upload result'],
  ['sums.txt', undefined, 'CSV upload result'],
  ['sums.csv', {}, 'CSV upload result'],
  ['moodle.xml', undefined, 'Upload result'],
  ['Test.DOCX', undefined, 'Upload result'],
  ['Test.odt', undefined, 'Upload result'],
  ['sums.txt', { format: 'gift' }, 'Upload result'],
  ['sums.xlsx', { format: 'xlsx' }, 'Upload result'],
])('the result of %s read as %o is titled "%s"', (name, dialect, title) => {
  expect(titleOf(5, true, { name, dialect })).toBe(title)
})

test('other windows keep their title, whatever the file is', () => {
  const file = { name: 'moodle.xml', dialect: undefined }
  expect([titleOf(77, false, file), titleOf(1, true, file), titleOf(1, false, file)]).toEqual([
    'Upload a file',
    'Create quiz',
    'Edit quiz',
  ])
})
