import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { csv, header, readFile, row } from '../testing/fixtures.ts'

const text = csv([row({ question: 'Où est la forêt – “là” ?' })])
const cases: { name: string; bytes: Uint8Array; dialect: object; hints: number }[] = [
  { name: 'UTF-8', bytes: Buffer.from(text), dialect: { encoding: 'UTF-8', bom: false }, hints: 0 },
  {
    name: 'UTF-8 with a byte order mark',
    bytes: Buffer.from(`\uFEFF${text}`),
    dialect: { encoding: 'UTF-8', bom: true },
    hints: 0,
  },
  {
    name: 'UTF-16LE with a byte order mark',
    bytes: iconv.encode(text, 'utf16-le', { addBOM: true }),
    dialect: { encoding: 'UTF-16LE', bom: true },
    hints: 0,
  },
  {
    name: 'UTF-16BE with a byte order mark',
    bytes: iconv.encode(text, 'utf16-be', { addBOM: true }),
    dialect: { encoding: 'UTF-16BE', bom: true },
    hints: 0,
  },
  ...(['utf16-le', 'utf16-be'] as const).map((name) => ({
    name: `${name} without a byte order mark`,
    bytes: iconv.encode(text, name, { addBOM: false }),
    dialect: { encoding: name.toUpperCase().replace('UTF16-', 'UTF-16'), bom: false },
    hints: 0,
  })),
  {
    name: 'Windows-1252, which is guessed and gives a hint',
    bytes: iconv.encode(text, 'win1252'),
    dialect: { encoding: 'Windows-1252', bom: false },
    hints: 1,
  },
  {
    name: 'semicolons, as spreadsheets with decimal commas write',
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
    bytes: Buffer.from(`sep=;\n${csv([row({ question: 'Où est la forêt – “là” ?' })], { delimiter: ';' })}`),
    dialect: { separator: ';' },
    hints: 0,
  },
  {
    name: 'lines that end with a carriage return only',
    bytes: Buffer.from(csv([row({ question: 'Où est la forêt – “là” ?' })], { newline: '\r' })),
    dialect: { separator: ',' },
    hints: 0,
  },
  ...['\x1A', '\n\x1A', '\0\0\0', '\n\x1A\0\0'].flatMap((end) => [
    { name: `${JSON.stringify(end)} at its end`, bytes: Buffer.from(text + end), dialect: {}, hints: 0 },
    {
      name: `${JSON.stringify(end)} at its end, in UTF-16`,
      bytes: iconv.encode(text + end, 'utf16-le', { addBOM: true }),
      dialect: { encoding: 'UTF-16LE' },
      hints: 0,
    },
  ]),
  {
    name: 'blank lines before, between and after',
    bytes: Buffer.from(`\n\n${text}\n\n,,\n\n`),
    dialect: { separator: ',' },
    hints: 0,
  },
]
test.each(cases)('reads a file with $name', async ({ bytes, dialect, hints }) => {
  for (const chunkBytes of [1, 7, 64 * 1024]) {
    const { questions, report, problem } = await readFile(bytes, {}, chunkBytes)
    expect(problem).toBeUndefined()
    expect(questions.map((question) => question.question)).toEqual(['Où est la forêt – “là” ?'])
    expect(report!.dialect).toMatchObject(dialect)
    expect(report!.hints).toHaveLength(hints)
  }
})

test.each(['4-Mar', '04. Mrz', 'Mar-04', '4-août'])(
  'given the option %j, then a hint says that it may have been a fraction',
  async (shown) => {
    const text = `question,option1,is_correct1,option2,is_correct2,tags\nHow much?,${shown},x,1,,a\n`
    const { questions, report } = await readFile(text)
    expect(questions[0]!.options[0]).toMatchObject({ option: shown })
    expect(report!.hints).toEqual([
      `warning#An option is “${shown}”: if it was a fraction, such as 3/4, a spreadsheet took it for a day#1`,
    ])
  },
)

test('lines above the header are titles, and the header determines the separator', async () => {
  const { questions, report } = await readFile(`Quiz on spiders; second term\n\n${csv([row()])}`)
  expect(questions).toHaveLength(1)
  expect(report!.dialect).toMatchObject({ separator: ',', titles: ['Quiz on spiders; second term'] })
  expect(report!.hints).toHaveLength(1)
})

test('only the question, its options and a key are required, and columns read as empty are named', async () => {
  const { questions, report } = await readFile(
    'question,option1,is_correct1,option2,is_correct2,tags\nHow many legs?,Six,,Eight,x\n',
  )
  expect(questions[0]).toMatchObject({
    question: 'How many legs?',
    options: [{ option: 'Six' }, { option: 'Eight', is_correct: true }],
  })
  expect(report).toMatchObject({ rejectedCount: 0, errorsCount: 0 })
  expect(report!.dialect.emptyColumns).toContain('difficulty_level')
})

test("the author's choices determine how a file is read", async () => {
  const bytes = iconv.encode(
    'Frage;Antwort A;Antwort B;Richtig;Niveau;Themen\nWofür steht “ä”?;Laut;Zahl;A;knifflig;Laute, Schrift\n',
    'macroman',
  )
  const { questions, report } = await readFile(bytes, {
    reading: {
      encoding: 'MacRoman',
      columns: ['question', 'option1', 'option2', 'correct_option', 'difficulty_level', 'tags'],
      levels: { knifflig: 'Hard' },
      tagsByComma: true,
    },
  })
  expect(questions[0]).toMatchObject({
    question: 'Wofür steht “ä”?',
    difficulty_level: 'Hard',
    tags: [{ tag_name: 'Laute' }, { tag_name: 'Schrift' }],
    options: [{ is_correct: true }, { is_correct: false }],
  })
  expect(report!.hints.filter((hint) => hint.includes('UTF-8'))).toEqual([])
})

test('order and case of columns do not matter, and unknown columns are omissions', async () => {
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

test('columns named like properties of Object.prototype are unknown columns', async () => {
  const text =
    csv([]).replace('\n', '') + ',__proto__,constructor,toString\n' + [...row(), 'x', 'y', 'z'].join(',')
  const { questions, report } = await readFile(text)
  expect(questions).toHaveLength(1)
  expect(report!.dialect.unknownColumns).toEqual(['__proto__', 'constructor', 'toString'])
  expect(({} as Record<string, unknown>).x).toBeUndefined()
})

const withByte = (byte: number) =>
  Buffer.concat([
    Buffer.from(csv([row(), row()])),
    Buffer.from([0x0a]),
    iconv.encode('Où ça ', 'win1252'),
    Buffer.from([byte]),
  ])
test.each([
  ['a NUL within the text', Buffer.concat([withByte(0), Buffer.from('!')]), 'The byte 0x00 in line 4'],
  [
    'a byte order mark of UTF-8 before other bytes',
    Buffer.concat([Buffer.from('\uFEFFnaïve\n'), Buffer.from([0x61, 0xe9, 0x62])]),
    'The byte 0xE9 in line 2 (number 12 of the file)',
  ],
  [
    'UTF-8 with one invalid character',
    Buffer.concat([Buffer.from('ind_number Á\n'), Buffer.from([0xe9, 0x62])]),
    'The byte 0xE9 in line 2',
  ],
  [
    'half of a surrogate pair in UTF-16',
    Buffer.concat([iconv.encode('a\n', 'utf16-le', { addBOM: true }), Buffer.from([0x00, 0xd8, 0x61, 0x00])]),
    'The byte 0x00 in line 2',
  ],
  [
    'an odd number of bytes in UTF-16',
    Buffer.concat([iconv.encode('ab', 'utf16-le', { addBOM: true }), Buffer.from([0x61])]),
    'The byte 0x61 in line 1',
  ],
])('refuses %s with the value and line of the byte', async (_, bytes, sentence) => {
  for (const chunkBytes of [1, 3, 64 * 1024]) {
    const { problem, questions } = await readFile(bytes, {}, chunkBytes)
    expect(questions).toEqual([])
    expect(problem).toMatchObject({ code: 'CSV_ENCODING', message: expect.stringContaining(sentence) })
  }
})
