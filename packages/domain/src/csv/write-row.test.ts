import { expect, test } from 'vitest'
import { requiredColumns } from './column-names.ts'
import { content, option, writeAndRead } from './testing/rows.ts'
import { columnsFor, toCells } from './write-row.ts'

test('writes an ordinary question with the required columns only', () => {
  expect(columnsFor([content])).toEqual(requiredColumns)
  expect(writeAndRead([content])).toEqual([content])
})
test('adds optional columns only when a question needs them', () => {
  const six = {
    ...content,
    topic: 'Speed',
    options: ['a', 'b', 'c', 'd', 'e', 'f'].map((text, index) => option(text, index === 5)),
  }
  expect(columnsFor([content, six]).slice(requiredColumns.length)).toEqual([
    'option5',
    'equation5',
    'image_url5',
    'is_correct5',
    'option6',
    'equation6',
    'image_url6',
    'is_correct6',
    'topic',
  ])
  expect(writeAndRead([content, six])).toEqual([content, six])
})
test('describes images in optional columns, each only if a question needs it', () => {
  const described = {
    ...content,
    image_url: '/files/a',
    image_description: '=A map, “north” up',
    options: [
      option('a', true),
      { ...option('b', false), image_url: '/files/b', image_description: 'A bridge' },
    ],
  }
  expect(columnsFor([content, described]).slice(requiredColumns.length)).toEqual([
    'image_description',
    'image_description2',
    'formulas_escaped',
  ])
  expect(writeAndRead([content, described])).toEqual([content, described])
})
test('escapes cells that a spreadsheet would run as a formula', () => {
  const risky = {
    ...content,
    question: '=1+1',
    tags: [{ tag_name: '@x' }],
    options: [option("'=2", true), option('＝cmd')],
  }
  expect(toCells(risky, ['question', 'tags', 'option1', 'option2'])).toEqual([
    "'=1+1",
    "'@x",
    "''=2",
    "'＝cmd",
  ])
  expect(writeAndRead([risky])).toEqual([risky])
})
