import { expect, test } from 'vitest'
import { csvLimits } from '@quizwright/domain/limits.ts'
import { header, readFile, row } from '../testing/fixtures.ts'

test('refuses a file whose first line does not end within the searched part', async () => {
  expect((await readFile('a'.repeat(64 * 1024 - 1))).problem).toMatchObject({ code: 'CSV_HEADER' })
})

const without = (...names: string[]) => header.filter((name) => !names.includes(name))
test.each([
  [
    'names the one column that it needs',
    [...without('question', 'option1')].join(','),
    {
      line: 1,
      message: 'The header in line 1 has no column "question". Correct it and upload the file again.',
    },
  ],
  [
    'names a duplicate column and its position',
    [...header, 'tags'].join(','),
    {
      line: 1,
      column: header.length + 1,
      message: expect.stringContaining(`twice the column "tags" (again in column ${header.length + 1})`),
    },
  ],
  [
    'refuses a header with two separators',
    header.join(',').replace(',tags,', ';tags;'),
    { line: 1, message: expect.stringContaining('has no column') },
  ],
  ['refuses prose as a header', 'Dear colleague,\nhere are the questions.\n', { line: 1 }],
  [
    'refuses an unknown separator',
    'sep=|\nquestion|option1\n',
    { line: 1, message: 'Line 1 asks for the separator "|". Use a comma, a semicolon or a tab.' },
  ],
])('%s', async (_, text, expected) => {
  expect((await readFile(`${text}\n${row().join(',')}\n`)).problem).toMatchObject({
    code: 'CSV_HEADER',
    ...expected,
  })
})

test('refuses a header with too many columns', async () => {
  const most = csvLimits.columns
  const { problem } = await readFile(
    `${Array.from({ length: most + 1 }, (_, index) => `c${index}`).join(',')}\n1\n`,
  )
  expect(problem).toMatchObject({ code: 'CSV_TOO_LARGE', line: 1, column: most + 1 })
})

test.each([
  ['nothing', ''],
  ['only a byte order mark', '\uFEFF'],
  ['blank lines', '\n \n\n'],
  ['only a header', header.join(',')],
  ['a header and blank rows', `${header.join(',')}\n\n,,,\n`],
])('a file with %s is reported as empty', async (_, text) => {
  expect((await readFile(text)).problem).toMatchObject({ code: 'CSV_EMPTY' })
})

test('given a file without a header, then its first row is the first question', async () => {
  const columns = ['question', 'option1', 'option2', 'correct_option']
  const { questions } = await readFile('What is 2 + 2?,3,4,B\nWhat is 3 + 3?,6,7,A\n', {
    reading: { columns, hasHeader: false },
  })
  expect(questions.map(({ question }) => question)).toEqual(['What is 2 + 2?', 'What is 3 + 3?'])
  expect(questions.map(({ options }) => options.map(({ is_correct }) => is_correct))).toEqual([
    [false, true],
    [true, false],
  ])
})
