import { csvLimits } from '@quizwright/domain/limits.ts'
import { expect, test } from 'vitest'
import { csv, header, readFile, row } from '../testing/fixtures.ts'

test.each([
  ['that is too short', row().slice(0, 5), 6, 'too short'],
  ['that is too long', [...row(), 'x'], header.length + 1, 'too long'],
  [
    'with a cell of 40 KB',
    row({ solution: 'x'.repeat(40 * 1024) }),
    header.indexOf('solution') + 1,
    'too long',
  ],
  [
    'with an invalid value in is_correct1',
    row({ is_correct1: 'A' }),
    header.indexOf('is_correct1') + 1,
    'is_correct1',
  ],
  ['whose weightage is no number', row({ weightage: 'heavy' }), header.indexOf('weightage') + 1, 'weightage'],
  [
    'with a javascript: URL',
    row({ image_url: 'javascript:alert(1)' }),
    header.indexOf('image_url') + 1,
    'image_url',
  ],
])('rejects a row %s and names its line and column', async (_, cells, column, reason) => {
  const { questions, report } = await readFile(csv([row({ question: 'Two\nlines' }), cells, row()]))
  expect(questions).toHaveLength(2)
  expect(report).toMatchObject({ rejectedCount: 1, total: 2 })
  expect(report!.rejected[0]).toMatchObject({ line: 4, column, reason: expect.stringContaining(reason) })
  expect(report!.rejected[0]!.raw.length).toBeLessThanOrEqual(csvLimits.columns)
  expect(JSON.stringify(report).length).toBeLessThan(100_000)
})

test('given many findings and rejected rows, then the first ones are listed and all are counted', async () => {
  const withErrors = Array.from({ length: 12_000 }, () => row({ is_correct2: '0', tags: '' }))
  const tooShort = Array.from({ length: 1_500 }, () => ['x'.repeat(2_000), 'y'])
  const { report } = await readFile(csv([...withErrors, ...tooShort]))
  expect(report).toMatchObject({
    errorsCount: 12_000,
    omissionsCount: 12_000,
    rejectedCount: 1_500,
    total: 12_000,
  })
  expect(report!.warnings).toHaveLength(20_000)
  expect(report!.rejected).toHaveLength(csvLimits.rejectedShown)
  expect(report!.rejected.filter(({ cut }) => !cut).every(({ raw }) => raw[0]!.length === 2_000)).toBe(true)
  expect(report!.rejected.filter(({ cut }) => cut).length).toBeGreaterThan(100)
  expect(JSON.stringify(report).length).toBeLessThan(8 * 1024 * 1024)
})

test('rejects a question of several rows for a long cell in any of them', async () => {
  const long = 'x'.repeat(40 * 1024)
  const rows = ['question,option,is_correct', 'How many?,1,0', `,${long},1`, 'Which?,A,0', ',B,1']
  const { questions, report } = await readFile(rows.join('\n'))
  expect(questions.map(({ question }) => question)).toEqual(['Which?'])
  expect(report?.rejected).toMatchObject([{ reason: expect.stringContaining('The cell is too long') }])
})

test('a row that is left out is named by the number of its question if that is not its place', async () => {
  const broken = { is_correct1: 'A' }
  const { questions, report } = await readFile(
    csv([
      row({ ind_number: '4' }),
      row({ ind_number: '5', ...broken }),
      row({ ind_number: '3', ...broken }),
      row(broken),
    ]),
  )
  expect(questions.map((question) => question.ind_number)).toEqual([4])
  expect(report!.rejected.map(({ reason }) => reason.replace(/(: ).*is_correct1.*/, '$1'))).toEqual([
    'Question 5 of the file, the 2nd: ',
    expect.not.stringContaining('of the file'),
    expect.not.stringContaining('of the file'),
  ])
})
