import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { writeQuestionFile } from '@quizwright/formats/write/write-question-file.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { expect, test } from 'vitest'
import { readQuestions, type ReadOptions } from '../questions/read-questions.ts'
import { sourceOf } from '@quizwright/formats/encoding/source.ts'

const read = async (text: string | Uint8Array, options: Partial<ReadOptions> = {}) => {
  const questions = []
  for await (const result of readQuestions(sourceOf(Buffer.from(text)), { quizType: 'full', ...options })) {
    if (result.kind === 'complete') return { questions, report: result.report }
    questions.push(...JSON.parse(result.json).map(fullQuestion))
  }
  throw new Error('The file was not read to its end.')
}

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const moodle =
  '<?xml version="1.0"?><quiz><question type="multichoice"><questiontext format="html">' +
  '<text><![CDATA[<p>Q <img src="@@PLUGINFILE@@/a.png"></p>]]></text>' +
  `<file name="a.png" path="/" encoding="base64">${png}</file></questiontext><single>true</single>` +
  '<answer fraction="100"><text>a</text></answer><answer fraction="50"><text>b</text></answer></question></quiz>'

test('a lost part of a question is a hint, and a rejected entry can be repaired as a row', async () => {
  const { questions, report } = await read('::Rivers:: Q {~a =b ~c}\n\nR {~x ~y ~z}')
  expect(questions).toHaveLength(1)
  expect(report.dialect).toMatchObject({ format: 'gift' })
  expect(report.hints).toEqual(['warning#Taken without its title "Rivers"#1'])
  expect(report.rejected).toMatchObject([
    {
      line: 3,
      after: 1,
      reason: 'It does not say which option is right.',
      source: 'R {~x ~y ~z}',
    },
  ])
  const header = report.header!
  const cellOf = (name: string) => report.rejected[0]!.raw[header.indexOf(name)]
  expect(['question', 'option1', 'is_correct1', 'option3', 'is_correct3'].map(cellOf)).toEqual([
    'R',
    'x',
    '0',
    'z',
    '0',
  ])
})

test('a question that the file numbers otherwise than its place is named by both', async () => {
  const list =
    '4. First?\na) x\nb) y\nAnswer: a\n\n5. Second?\na) x\nb) y\n\n3. Third?\na) x\nb) y\nAnswer: b'
  const { questions, report } = await read(list)
  expect(questions.map(({ question, ind_number }) => [question, ind_number])).toEqual([
    ['First?', 4],
    ['Third?', 3],
  ])
  expect(report.rejected.map(({ reason }) => reason)).toEqual([
    'Question 5 of the file, the 2nd: It does not say which option is right.',
  ])
  const plain = await read('1. First?\na) x\nb) y\nAnswer: a\n\n2. Second?\na) x\nb) y')
  expect(plain.questions[0]).toMatchObject({ ind_number: null })
  expect(plain.report.rejected[0]!.reason).toBe('It does not say which option is right.')
})

const inJson = (numbers: unknown[]) =>
  numbers.map((id) => ({
    id,
    question: `Which of ${String(id)}?`,
    options: ['x', 'y'],
    answer: id === 9 ? 'x' : 'z',
  }))

test.each([
  [[9, 5], 'Question 5 of the file, the 2nd: '],
  [[9, 'Q07'], 'Question 7 of the file, the 2nd: '],
  [[9, 2], ''],
  [[9, 1_822_334], ''],
  [[9, 'about-7'], ''],
])('a question of JSON with the numbers %j begins its reason with %j', async (ids, beginning) => {
  const { questions, report } = await read(JSON.stringify(inJson(ids)))
  expect(questions[0]).toMatchObject({ ind_number: 9 })
  expect(report.rejected[0]!.reason.replace(/(?<=^|: )[^:]*“?z.*$/, '')).toBe(beginning)
})

test('a question of our own JSON that is left out is named by its number', async () => {
  const own = { format: 'quizwright-questions', version: 1, questions: [{ ind_number: 5, question: 7 }] }
  const { report } = await read(JSON.stringify(own))
  expect(report.rejected[0]!.reason).toMatch(/^Question 5 of the file, the 1st: Its field /)
})

test('the repair of a question with a number that is left out begins with its answer', async () => {
  const { report } = await read('NUM\tWhen?\tin 1822\nMC\tQ\ta\tincorrect\tb\tcorrect')
  const cellOf = (name: string) => report.rejected[0]!.raw[report.header!.indexOf(name)]
  expect(['question', 'option1', 'is_correct1'].map(cellOf)).toEqual(['When?', 'in 1822', '1'])
})

test('images are stored for the reader, and an image that cannot be stored is reported as lost', async () => {
  const stored = await read(moodle, { storeImage: async (bytes) => `/files/${bytes.length}` })
  expect(stored.questions[0]).toMatchObject({ question: 'Q', image_url: '/files/70' })
  const refuse = async () => {
    throw new Problem('QUOTA')
  }
  const refused = await read(moodle, { storeImage: refuse })
  expect(refused.questions[0]).toMatchObject({ image_url: '' })
  expect(refused.report.hints[0]).toContain('the image "/a.png')
})

test('given an image in several questions, then it is stored once', async () => {
  const question = moodle.slice(moodle.indexOf('<question '), moodle.indexOf('</quiz>'))
  const stored: number[] = []
  const { questions } = await read(moodle.replace('</quiz>', `${question.replace('Q', 'R')}</quiz>`), {
    storeImage: async (bytes) => `/files/${stored.push(bytes.length)}`,
  })
  expect(questions).toMatchObject([{ image_url: '/files/1' }, { image_url: '/files/1' }])
  expect(stored).toEqual([70])
})

test.each([
  ['Q {T}', 'It has options'],
  ['Q {=a =b}', 'It has a key'],
])('a descriptive quiz leaves out what has a key: %s', async (text, reason) => {
  const { questions, report } = await read(text, { quizType: 'daq' })
  expect(questions).toEqual([])
  expect(report.rejected[0]!.reason).toContain(reason)
})

test('a descriptive question says so beside others, and need not in a descriptive quiz', async () => {
  const [beside] = (await read('Why? {}', { quizType: 'full' })).questions
  const [alone] = (await read('Why? {}', { quizType: 'daq' })).questions
  expect(beside).toEqual({ ...alone, interaction: { kind: 'descriptive' } })
  expect(alone).not.toHaveProperty('interaction')
})

test('our JSON of a mixed quiz is imported into a descriptive one without the word for it', async () => {
  const question = fullQuestion({ question: 'Why?', options: [], interaction: { kind: 'descriptive' } })
  const { bytes } = await writeQuestionFile({ title: 'Q', questions: [question], images: new Map() }, 'json')
  const text = Buffer.from(bytes).toString()
  expect((await read(text, { quizType: 'full' })).questions).toEqual([question])
  const { interaction: _, ...alone } = question
  expect((await read(text, { quizType: 'daq' })).questions).toEqual([alone])
})

test('a list that gives a question no options asks it in words, and says that the author marks it', async () => {
  const { questions, report } = await read('1. Who?\nA) me\nB) you\nAnswer: A\n\n2. Explain inertia.\n', {
    quizType: 'full',
  })
  expect(questions.map(({ interaction }) => interaction?.kind)).toEqual([undefined, 'descriptive'])
  expect(report.hints).toEqual([expect.stringContaining('you mark its answers')])
})

test('given the option to convert, then other kinds of questions become descriptive in a daq quiz', async () => {
  const { questions } = await read('Q {#4:1}\n\nR {=a ~b}', { quizType: 'daq', convert: true })
  expect(questions).toMatchObject([
    { question: 'Q', solution: '4 ± 1', options: [] },
    { question: 'R\nA) a\nB) b', solution: 'A) a', options: [] },
  ])
})

test('given a start question, then reading continues after it', async () => {
  const text = Array.from({ length: 30 }, (_, index) => `Q${index + 1} {T}`).join('\n\n')
  const { questions, report } = await read(text, { from: 28 })
  expect(questions.map(({ question }) => question)).toEqual(['Q29', 'Q30'])
  expect(report.total).toBe(30)
})

test('given a format that the author chose, then it replaces the detected one', async () => {
  const { questions } = await read('1. Q {T}\na) x\nb) y\nAnswer: a', { format: 'text' })
  expect(questions).toMatchObject([{ question: 'Q {T}', options: [{ option: 'x' }, { option: 'y' }] }])
})

test.each([
  ['<feed/>', 'its first element is "feed"'],
  ['PK\x03\x04rest', 'not complete'],
])('given %j, then it is refused with a sentence', async (text, sentence) => {
  await expect(read(Buffer.from(text, 'latin1'))).rejects.toMatchObject({
    code: 'CSV_NOT_CSV',
    message: expect.stringContaining(sentence),
  })
})

test('given more questions than an import allows, then the file is refused', async () => {
  const limits = { rows: 2, fileBytes: 1_000, recordChars: 1_000 }
  await expect(read('Q {T}\n\nR {T}\n\nS {T}', { limits })).rejects.toMatchObject({ code: 'CSV_TOO_LARGE' })
})
