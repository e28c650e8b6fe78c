import { expect, test } from 'vitest'
import { readQuestions } from '../questions/read-questions.ts'
import { sourceOf } from '@quizwright/formats/encoding/source.ts'
import { previewFile } from './preview-file.ts'

const asked = async (text: string, name?: string) =>
  (await previewFile(sourceOf(Buffer.from(text), undefined, name), {})).numbered

/** The right option of each question that is taken, and the reasons of the others. */
const rightOptions = async (text: string, countsFrom?: 0 | 1, name?: string): Promise<string[]> => {
  const source = sourceOf(Buffer.from(text), undefined, name)
  const { format, columns } = await previewFile(source, {})
  const reading = {
    ...(format === undefined && { columns }),
    ...(countsFrom !== undefined && { countsFrom }),
  }
  const found: string[] = []
  for await (const result of readQuestions(source, { quizType: 'full', reading })) {
    if (result.kind === 'complete') found.push(...result.report.rejected.map(({ reason }) => reason))
    else
      for (const { options } of JSON.parse(result.json) as {
        options: { option: string; is_correct?: true }[]
      }[])
        found.push(...options.filter(({ is_correct }) => is_correct).map(({ option }) => option))
  }
  return found
}

const table = (keys: readonly number[], heads = 'A,B,C'): string =>
  [`question,${heads},answer`, ...keys.map((key) => `Which of ${key}?,Niger,Nile,Congo,${key}`)].join('\n')
const json = (keys: readonly number[], field = 'answer'): string =>
  JSON.stringify(
    keys.map((key) => ({ question: `Which of ${key}?`, options: ['Niger', 'Nile', 'Congo'], [field]: key })),
  )

const options = ['Niger', 'Nile', 'Congo']

test.each([
  ['a table with a key that is 0', table([2, 0]), { key: 2, options }],
  ['a table whose numbers tell nothing', table([2, 1]), { key: 2, options }],
  ['a table with the number of the last option', table([3, 1]), undefined],
  ['a table whose numbers contradict', table([0, 3]), { key: 0, options }],
  ['a table with numbers in its headings', table([2, 1], 'option 1,option 2,option 3'), undefined],
  [
    'a table with such headings and a key that is 0',
    table([2, 0], 'option 1,option 2,option 3'),
    { key: 2, options },
  ],
  ['a table with headings from 0', table([2, 0], 'option 0,option 1,option 2'), undefined],
  ['JSON whose numbers tell nothing', json([1, 2]), { key: 1, options }],
  ['JSON with a key that is 0', json([1, 0]), undefined],
  ['JSON with the number of the last option', json([1, 3]), undefined],
  ['JSON whose numbers contradict', json([0, 1, 3]), { key: 1, options }],
  ['JSON with indexes that contradict', json([0, 3], 'correct_index'), { key: 0, options }],
])('%s is asked about where it has two readings', async (_, text, expected) => {
  expect(await asked(text)).toEqual(expected)
})

test.each([table([1, 2]), json([1, 2])])('one answer settles the numbers of all questions', async (text) => {
  expect(await rightOptions(text, 0)).toEqual(['Nile', 'Congo'])
  expect(await rightOptions(text, 1)).toEqual(['Niger', 'Nile'])
})

test('numbers in a field for an index that count from 1 are not taken to count from 0', async () => {
  expect(await rightOptions(json([1, 3], 'correct_index'))).toEqual(['Niger', 'Congo'])
})

test('numbers that only the name of their field explains are named at the file', async () => {
  const text = json([1, 2], 'correct_index')
  expect(await rightOptions(text)).toEqual(['Nile', 'Congo'])
  for await (const result of readQuestions(sourceOf(Buffer.from(text)), { quizType: 'full' }))
    if (result.kind === 'complete')
      expect(result.report.hints.join()).toContain('they were taken to count from 0: check one of them')
})

test('a key 0 that nobody explained is left out with what to do', async () => {
  expect(await rightOptions(table([0, 3]))).toEqual([
    'Congo',
    'correct_option is 0, but the first option is 1. If its numbers count from 0, say so before the file is read.',
  ])
})

const hintsOf = async (text: string): Promise<string> => {
  const hints: string[] = []
  const source = sourceOf(Buffer.from(text), undefined, 'table.csv')
  const { columns } = await previewFile(source, {})
  for await (const result of readQuestions(source, { quizType: 'full', reading: { columns } }))
    if (result.kind === 'complete') hints.push(...result.report.hints)
  return hints.join()
}

test('keys that nobody explained count from 0 where one of them is 0, and a hint says so', async () => {
  const text = table([2, 1, 0])
  expect(await rightOptions(text)).toEqual(['Congo', 'Nile', 'Niger'])
  expect(await hintsOf(text)).toContain('one of them is 0, so they were read to count from 0')
})

test('where nothing tells from what keys count, a hint asks to check them', async () => {
  expect(await rightOptions(table([2, 1]))).toEqual(['Nile', 'Niger'])
  expect(await hintsOf(table([2, 1]))).toContain('may count from 0 or from 1')
  expect(await hintsOf(table([2, 3]))).not.toContain('count from')
})

test('an index counts from 0 unless its rows say otherwise', async () => {
  const index = (keys: readonly number[]): string => table(keys).replace('answer', 'correct index')
  expect(await rightOptions(index([2, 1]))).toEqual(['Congo', 'Nile'])
  expect(await hintsOf(index([2, 1]))).toContain('they were taken to count from 0')
  expect(await rightOptions(index([3, 1]))).toEqual(['Congo', 'Niger'])
})
