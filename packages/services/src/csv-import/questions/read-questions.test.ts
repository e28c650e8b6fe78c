import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { csvLimits } from '@quizwright/contracts/limits.ts'
import { questionContent } from '@quizwright/contracts/schemas/question.ts'
import { importComplete } from '@quizwright/contracts/schemas/csv.ts'
import { fromCsvWarning } from '@quizwright/contracts/rules/render.ts'
import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { csv, header, readFile, row } from '../fixtures.ts'

describe('a good file', () => {
  test('gives its questions as the contract has them, and says that nothing is wrong', async () => {
    const { questions, report, problem } = await readFile(
      csv([row(), row({ question: 'What is a byte?', tags: 'computing; units|bits' })]),
    )
    expect(problem).toBeUndefined()
    expect(questions.map((question) => question.question)).toEqual([
      'How many legs has a spider?',
      'What is a byte?',
    ])
    expect(questions[1]!.tags.map((tag) => tag.tag_name)).toEqual(['computing', 'units', 'bits'])
    expect(z.array(questionContent).parse(questions)).toEqual(questions)
    expect(importComplete.parse(report)).toMatchObject({
      warnings: [],
      hints: [],
      rejected: [],
      total: 2,
      errorsCount: 0,
      omissionsCount: 0,
      dialect: { separator: ',', encoding: 'UTF-8', bom: false, reordered: false, unknownColumns: [] },
    })
  })

  test('names what is wrong with each question by its number, omissions apart from errors', async () => {
    const { report } = await readFile(
      csv([row({ is_correct2: '0' }), row({ tags: '', question: '' }), row({ is_correct1: '1' })]),
    )
    const warnings = report!.warnings.map(fromCsvWarning)
    expect(warnings).toContainEqual({ kind: 'error', text: 'Correct option is required', questionNo: 1 })
    expect(warnings).toContainEqual({ kind: 'error', text: 'Question text can not be empty', questionNo: 2 })
    expect(warnings).toContainEqual({
      kind: 'omission',
      text: 'Minimum one tag should be added',
      questionNo: 2,
    })
    expect(warnings).toContainEqual({
      kind: 'error',
      text: 'Only one option be marked as true',
      questionNo: 3,
    })
    expect(report).toMatchObject({ errorsCount: 3, omissionsCount: 1 })
  })

  test('has sections where a run of questions with the same section and paragraph begins', async () => {
    const { report } = await readFile(
      csv([
        row(),
        row({ section: 'A', paragraph: 'Read this.' }),
        row({ section: 'A', paragraph: 'Read this.' }),
        row({ section: 'B' }),
      ]),
    )
    expect(report!.sections).toEqual([
      { section: 'A', paragraph: 'Read this.', question_no: 2 },
      { section: 'B', paragraph: '', question_no: 4 },
    ])
  })

  test('goes on from where an earlier reading stopped, with all its warnings', async () => {
    const text = csv(Array.from({ length: 50 }, (_, at) => row({ question: `Question ${at}`, tags: '' })))
    const whole = await readFile(text)
    const rest = await readFile(text, { from: 30 })
    expect(rest.questions).toEqual(whole.questions.slice(30))
    expect(rest.sent.at(-1)).toBe(50)
    expect(rest.report).toEqual(whole.report)
  })

  test('is told in parts whose progress only grows, the first part small', async () => {
    const { progress, sent } = await readFile(
      csv(Array.from({ length: 2_000 }, (_, at) => row({ question: `Question ${at}` }))),
    )
    expect(sent[0]).toBeLessThanOrEqual(25)
    expect(progress).toEqual(progress.toSorted((a, b) => a - b))
    expect(progress.at(-1)).toBe(100)
    expect(sent.at(-1)).toBe(2_000)
  })
})

describe('how a file is written', () => {
  const text = csv([row({ question: 'Où est la forêt – “là” ?' })])
  const cases: { name: string; bytes: Uint8Array; dialect: object; hints: number }[] = [
    { name: 'UTF-8', bytes: Buffer.from(text), dialect: { encoding: 'UTF-8', bom: false }, hints: 0 },
    {
      name: 'UTF-8 with its mark',
      bytes: Buffer.from(`\uFEFF${text}`),
      dialect: { encoding: 'UTF-8', bom: true },
      hints: 0,
    },
    {
      name: 'UTF-16LE with its mark',
      bytes: iconv.encode(text, 'utf16-le', { addBOM: true }),
      dialect: { encoding: 'UTF-16LE', bom: true },
      hints: 0,
    },
    {
      name: 'UTF-16BE with its mark',
      bytes: iconv.encode(text, 'utf16-be', { addBOM: true }),
      dialect: { encoding: 'UTF-16BE', bom: true },
      hints: 0,
    },
    {
      name: 'Windows-1252, as older spreadsheets write it, which is a guess',
      bytes: iconv.encode(text, 'win1252'),
      dialect: { encoding: 'Windows-1252', bom: false },
      hints: 1,
    },
    {
      name: 'semicolons, as spreadsheets write where the comma is decimal',
      bytes: Buffer.from(csv([row({ question: 'Où est la forêt – “là” ?' })], { delimiter: ';' })),
      dialect: { separator: ';' },
      hints: 1,
    },
    {
      name: 'tabs',
      bytes: Buffer.from(csv([row({ question: 'Où est la forêt – “là” ?' })], { delimiter: '\t' })),
      dialect: { separator: '\t' },
      hints: 1,
    },
    {
      name: 'a first line that names the separator',
      bytes: Buffer.from(
        `sep=;\n${csv([row({ question: 'Où est la forêt – “là” ?' })], { delimiter: ';' })}`,
      ),
      dialect: { separator: ';' },
      hints: 0,
    },
    {
      name: 'lines ended by carriage returns alone',
      bytes: Buffer.from(csv([row({ question: 'Où est la forêt – “là” ?' })], { newline: '\r' })),
      dialect: { separator: ',' },
      hints: 0,
    },
    {
      name: 'blank lines before, between and after',
      bytes: Buffer.from(`\n\n${text}\n\n,,\n\n`),
      dialect: { separator: ',' },
      hints: 0,
    },
  ]
  test.each(cases)('$name', async ({ bytes, dialect, hints }) => {
    for (const chunkBytes of [1, 7, 64 * 1024]) {
      const { questions, report, problem } = await readFile(bytes, {}, chunkBytes)
      expect(problem).toBeUndefined()
      expect(questions.map((question) => question.question)).toEqual(['Où est la forêt – “là” ?'])
      expect(report!.dialect).toMatchObject(dialect)
      expect(report!.hints).toHaveLength(hints)
    }
  })

  test('the order and case of columns do not matter, and unknown ones are named as omissions', async () => {
    const order = [...header].reverse()
    const cells = row()
    const text = [
      [...order.map((name) => name.toUpperCase()), 'mood'],
      [...order.map((name) => cells[header.indexOf(name)]), 'good'],
    ]
      .map((line) => line.join(','))
      .join('\n')
    const { questions, report } = await readFile(text)
    expect(questions[0]!.question).toBe('How many legs has a spider?')
    expect(report!.dialect).toMatchObject({ reordered: true, unknownColumns: ['mood'] })
    expect(report!.warnings).toEqual(['warning#The column "mood" is not known and was left out#0'])
  })

  test('columns named like parts of every object are columns like any other', async () => {
    const text =
      csv([]).replace('\n', '') + ',__proto__,constructor,toString\n' + [...row(), 'x', 'y', 'z'].join(',')
    const { questions, report } = await readFile(text)
    expect(questions).toHaveLength(1)
    expect(report!.dialect.unknownColumns).toEqual(['__proto__', 'constructor', 'toString'])
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  })
})

describe('bytes that no text has', () => {
  const withByte = (byte: number) =>
    Buffer.concat([
      Buffer.from(csv([row(), row()])),
      Buffer.from([0x0a]),
      iconv.encode('Où ça ', 'win1252'),
      Buffer.from([byte]),
    ])
  test.each([
    ['a NUL', withByte(0), 'The byte 0x00 in line 4'],
    ['a byte that Windows-1252 does not define', withByte(0x81), 'The byte 0x81 in line 4'],
    [
      'a file that says it is UTF-8 and is not',
      Buffer.concat([Buffer.from('\uFEFFnaïve\n'), Buffer.from([0x61, 0xe9, 0x62])]),
      'The byte 0xE9 in line 2 (number 12 of the file)',
    ],
    [
      'UTF-8 with one broken character',
      Buffer.concat([Buffer.from('ind_number Á\n'), Buffer.from([0xe9, 0x62])]),
      'The byte 0xE9 in line 2',
    ],
    [
      'half of a character in UTF-16',
      Buffer.concat([
        iconv.encode('a\n', 'utf16-le', { addBOM: true }),
        Buffer.from([0x00, 0xd8, 0x61, 0x00]),
      ]),
      'The byte 0x00 in line 2',
    ],
    [
      'an odd number of bytes in UTF-16',
      Buffer.concat([iconv.encode('ab', 'utf16-le', { addBOM: true }), Buffer.from([0x61])]),
      'The byte 0x61 in line 1',
    ],
  ])('%s is refused by its value and line', async (_, bytes, sentence) => {
    for (const chunkBytes of [1, 3, 64 * 1024]) {
      const { problem, questions } = await readFile(bytes, {}, chunkBytes)
      expect(questions).toEqual([])
      expect(problem).toMatchObject({ code: 'CSV_ENCODING', message: expect.stringContaining(sentence) })
    }
  })
})

describe('headers', () => {
  test('a first line that does not end is refused like any other, as quickly', async () => {
    expect((await readFile('a'.repeat(64 * 1024 - 1))).problem).toMatchObject({ code: 'CSV_HEADER' })
  })

  const without = (...names: string[]) => header.filter((name) => !names.includes(name))
  test.each([
    [
      'missing columns are all listed',
      [...without('question', 'option1')].join(','),
      {
        line: 1,
        message:
          'The header in line 1 has no column "question", "option1". Correct it and upload the file again.',
      },
    ],
    [
      'a doubled column is named with its place',
      [...header, 'tags'].join(','),
      {
        line: 1,
        column: header.length + 1,
        message: expect.stringContaining(`twice the column "tags" (again in column ${header.length + 1})`),
      },
    ],
    [
      'two separators in one header are not guessed at',
      header.join(',').replace(',tags,', ';tags;'),
      { line: 1, message: expect.stringContaining('has no column') },
    ],
    ['prose is no header', 'Dear colleague,\nhere are the questions.\n', { line: 1 }],
    [
      'a separator that is none of the three',
      'sep=|\nquestion|option1\n',
      { line: 1, message: 'Line 1 asks for the separator "|". Use a comma, a semicolon or a tab.' },
    ],
  ])('%s', async (_, text, expected) => {
    expect((await readFile(`${text}\n${row().join(',')}\n`)).problem).toMatchObject({
      code: 'CSV_HEADER',
      ...expected,
    })
  })

  test('more columns than a file may have', async () => {
    const { problem } = await readFile(`${Array.from({ length: 65 }, (_, at) => `c${at}`).join(',')}\n1\n`)
    expect(problem).toMatchObject({ code: 'CSV_TOO_LARGE', line: 1, column: 65 })
  })

  test.each([
    ['nothing', ''],
    ['a mark and nothing', '\uFEFF'],
    ['blank lines', '\n \n\n'],
    ['a header alone', header.join(',')],
    ['a header and blank rows', `${header.join(',')}\n\n,,,\n`],
  ])('%s holds no questions', async (_, text) => {
    expect((await readFile(text)).problem).toMatchObject({ code: 'CSV_EMPTY' })
  })
})

describe('rows that cannot be questions are named, and the good ones still come', () => {
  test.each([
    ['too short', row().slice(0, 5), 6, 'too short'],
    ['too long', [...row(), 'x'], header.length + 1, 'too long'],
    ['a cell of 40 KB', row({ solution: 'x'.repeat(40 * 1024) }), header.indexOf('solution') + 1, 'too long'],
    [
      'an answer that is neither right nor wrong',
      row({ is_correct1: 'A' }),
      header.indexOf('is_correct1') + 1,
      'is_correct1',
    ],
    [
      'a weightage that is no number',
      row({ weightage: 'heavy' }),
      header.indexOf('weightage') + 1,
      'weightage',
    ],
    [
      'an address that would run',
      row({ image_url: 'javascript:alert(1)' }),
      header.indexOf('image_url') + 1,
      'image_url',
    ],
  ])('%s', async (_, cells, column, reason) => {
    const { questions, report } = await readFile(csv([row({ question: 'Two\nlines' }), cells, row()]))
    expect(questions).toHaveLength(2)
    expect(report).toMatchObject({ rejectedCount: 1, total: 2 })
    expect(report!.rejected[0]).toMatchObject({ line: 4, column, reason: expect.stringContaining(reason) })
    expect(report!.rejected[0]!.raw.length).toBeLessThanOrEqual(csvLimits.columns)
    expect(JSON.stringify(report).length).toBeLessThan(100_000)
  })

  test('of very many the first are shown and the rest counted, in a message that still fits', async () => {
    const faulty = Array.from({ length: 12_000 }, () => row({ is_correct2: '0', tags: '' }))
    const short = Array.from({ length: 1_500 }, () => ['x'.repeat(2_000), 'y'])
    const { report } = await readFile(csv([...faulty, ...short]))
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
})

describe('what ends a reading leaves the rows before it told', () => {
  test('a quote that is never closed', async () => {
    const { questions, problem, report } = await readFile(
      `${csv([row(), row()])}\n3,"Where does this end?,,,,\n${row().join(',')}\n`,
    )
    expect(questions).toHaveLength(2)
    expect(report).toBeUndefined()
    expect(problem).toMatchObject({ code: 'CSV_QUOTE', line: 4, column: 2 })
  })

  const limits = { rows: 3, fileBytes: 10_000, recordChars: 1_000 }
  test('more rows than a file may have', async () => {
    const { questions, problem } = await readFile(csv(Array.from({ length: 5 }, () => row())), { limits })
    expect(questions).toHaveLength(3)
    expect(problem).toMatchObject({ code: 'CSV_TOO_LARGE', line: 5, column: 1 })
  })

  test('a row longer than a row may be', async () => {
    const { questions, problem } = await readFile(csv([row(), row({ solution: 'x'.repeat(2_000) }), row()]), {
      limits,
    })
    expect(questions).toHaveLength(1)
    expect(problem).toMatchObject({ code: 'CSV_TOO_LARGE', line: 3 })
  })

  test('more bytes than a file may have', async () => {
    expect((await readFile(csv(Array.from({ length: 500 }, () => row())), { limits })).problem).toMatchObject(
      { code: 'CSV_TOO_LARGE' },
    )
  })
})

const shared = new URL('../../../../../shared/data/questions/', import.meta.url)

test('the shared question files have the questions, errors and omissions that are expected of them', async () => {
  if (!existsSync(shared)) {
    console.info('The shared question files were left out: there is no shared data beside the repository.')
    return
  }
  const expected = JSON.parse(readFileSync(new URL('expected.json', shared), 'utf8'))
  const found: Record<string, unknown> = {}
  for (const file of readdirSync(shared).filter((name) => name.endsWith('.csv'))) {
    const { questions, report } = await readFile(readFileSync(new URL(file, shared)))
    const errors: Record<string, number> = {}
    for (const { text } of report!.warnings.map(fromCsvWarning).filter((warning) => warning.kind === 'error'))
      errors[text] = (errors[text] ?? 0) + 1
    found[file] = { questions: questions.length, errors, omissions: report!.omissionsCount }
  }
  expect(found).toEqual(expected)
})
