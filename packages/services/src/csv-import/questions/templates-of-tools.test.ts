import { odsFile, workbookFile } from '@quizwright/formats/testing/sample-workbooks.ts'
import { expect, test } from 'vitest'
import { readFile } from '../testing/fixtures.ts'
import { previewFile } from '../preview/preview-file.ts'
import { sourceOf } from '@quizwright/formats/encoding/source.ts'

/** Reads a table like an author who accepts the proposed columns. */
const readAsProposed = async (content: string | Uint8Array) => {
  const { columns, titles } = await previewFile(sourceOf(Buffer.from(content as string)), {})
  const { questions, report } = await readFile(content, { reading: { columns } })
  return {
    titles: titles.length,
    taken: questions.map(({ question, options }) => [
      question,
      options.map((option) => `${option.is_correct ? '*' : ''}${option.option}`).join(' '),
    ]),
    leftOut: report!.rejected.map(({ reason }) => reason),
    questions,
  }
}
test("given Kahoot's template, then its key is the number of an answer, even if the answers are numbers", async () => {
  const read = await readAsProposed(
    workbookFile({
      Sheet1: [
        ['', 'Quiz template'],
        ['', 'Remember: questions have a limit of 120 characters.'],
        [],
        [
          '',
          'Question - max 120 characters',
          'Answer 1 - max 75 characters',
          'Answer 2 - max 75 characters',
          'Answer 3 - max 75 characters',
          'Answer 4 - max 75 characters',
          'Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs',
          'Correct answer(s) - choose at least one',
        ],
        [1, '2 + 2?', '2', '3', '4', '5', 20, '3'],
        [2, 'Which are primes?', '2', '3', '4', '', 20, '1,2'],
        [3, 'Which colour has the sky?', 'blue', 'red', '', '', 20, 1],
      ],
    }),
  )
  expect(read).toMatchObject({
    titles: 2,
    taken: [
      ['2 + 2?', '2 3 *4 5'],
      ['Which are primes?', '*2 *3 4'],
      ['Which colour has the sky?', '*blue red'],
    ],
    leftOut: [],
  })
  expect(read.questions[1]!.interaction).toMatchObject({ kind: 'multiple_answers', scoring: { rule: 'any' } })
})

test("given Blooket's template, then its title and its two-line headings are understood", async () => {
  const read = await readAsProposed(
    '"Blooket\nImport Template",,,,,,,\nQuestion #,Question Text,Answer 1,Answer 2,"Answer 3\n(Optional)",' +
      '"Answer 4\n(Optional)","Time Limit (sec)\n(Max: 300 seconds)","Correct Answer(s)\n(Only include Answer #)"\n' +
      '1,2 + 2?,2,3,4,5,20,3\n2,Both?,a,b,c,,20,"1,2"\n',
  )
  expect(read).toMatchObject({
    titles: 1,
    taken: [
      ['2 + 2?', '2 3 *4 5'],
      ['Both?', '*a *b c'],
    ],
  })
})

test("given Wayground's template, then explanations, images and numbered keys are read", async () => {
  const read = await readAsProposed(
    workbookFile({
      Sheet1: [
        [
          'Question Text',
          'Question Type',
          'Option 1',
          'Option 2',
          'Option 3',
          'Correct Answer',
          'Time in seconds',
          'Image Link',
          'Answer explanation',
        ],
        ['2 + 1?', 'Multiple Choice', '1', '2', '3', '3', 30, 'https://example.com/a.png', 'count'],
        ['Which?', 'Checkbox', 'a', 'b', 'c', '1,3', 30, '', ''],
        ['Explain.', 'Open-Ended', '', '', '', '', 30, '', ''],
      ],
    }),
  )
  expect(read).toMatchObject({
    taken: [
      ['2 + 1?', '1 2 *3'],
      ['Which?', '*a b *c'],
      ['Explain.', ''],
    ],
    leftOut: [],
  })
  expect(read.questions.map(({ interaction }) => interaction?.kind)).toEqual([
    undefined,
    'multiple_answers',
    'descriptive',
  ])
  expect(read.questions[0]).toMatchObject({ solution: 'count', image_url: 'https://example.com/a.png' })
})

test.each([
  [
    'Gimkit',
    'Gimkit Spreadsheet Import Template,,,,\n' +
      'Question,Correct Answer,Incorrect Answer 1,Incorrect Answer 2 (Optional),Incorrect Answer 3 (Optional)\n',
  ],
  ['a list of distractors', 'Question,Answer,Distractor 1,Distractor 2,Distractor 3\n'],
])(
  'given a table of %s, then the correct answer becomes an option beside the wrong ones',
  async (_, header) => {
    const { taken, leftOut } = await readAsProposed(`${header}2 + 2?,4,1,2,3\nCapital?,Paris,Rome,,\n`)
    expect({ taken, leftOut }).toEqual({
      taken: [
        ['2 + 2?', '*4 1 2 3'],
        ['Capital?', '*Paris Rome'],
      ],
      leftOut: [],
    })
  },
)

test("given Socrative's template, then its two header rows are joined, and several keys", async () => {
  const read = await readAsProposed(
    workbookFile({
      Quiz: [
        ['Instructions:'],
        ['1. Quiz Name:', 'My quiz'],
        ['2. Question Type:', '3. Question:', '4. If Multiple Choice Question:', '', '', '5. Optional'],
        ['', '', 'Answer A:', 'Answer B:', 'Answer C:', 'Correct Answer', 'Correct Answer'],
        ['Multiple choice', '2 + 2?', '3', '4', '5', 'B', ''],
        ['Multiple choice', 'Which are primes?', '2', '3', '4', 'A', 'B'],
      ],
    }),
  )
  expect(read).toMatchObject({
    titles: 2,
    taken: [
      ['2 + 2?', '3 *4 5'],
      ['Which are primes?', '*2 *3 4'],
    ],
  })
})

test.each([
  ['Google Forms', 'Timestamp,Email Address,Score,2 + 2?\n2026/01/01 10:00:00,a@example.com,1 / 1,4\n'],
  ['Microsoft Forms', 'ID,Start time,Completion time,Email,2 + 2?\n1,45000,45001,anonymous,4\n'],
])(
  'given the answers to a form of %s, then the problem says that they are not questions',
  async (_, content) => {
    expect((await readFile(content)).problem).toMatchObject({
      code: 'CSV_HEADER',
      message: expect.stringMatching(/^These are the answers that students gave to a form/),
    })
  },
)

test("given iSpring's template, then stars mark the key", async () => {
  const read = await readAsProposed(
    'Question Type,Question Text,Answer 1,Answer 2,Answer 3,Points\n' +
      'MC,Capital?,*Rome,Milan,,10\nMR,Primes?,*2,*3,4,10\n',
  )
  expect(read.taken).toEqual([
    ['Capital?', '*Rome Milan'],
    ['Primes?', '*2 *3 4'],
  ])
  expect(read.questions[0]).toMatchObject({ weightage: 10 })
})

test("given LearnDash's columns, then the number is the key, and points and category are read", async () => {
  const read = await readAsProposed(
    'Quiz Title,Question Type,Category,Total Point,Question Text,Answer 1,Answer 2,Answer,Hint\n' +
      'Q,single,Geo,2,Capital?,Rome,Milan,1,boot\nQ,multiple,Geo,2,Both?,a,b,1|2,\n',
  )
  expect(read.taken).toEqual([
    ['Capital?', '*Rome Milan'],
    ['Both?', '*a *b'],
  ])
  expect(read.questions[0]).toMatchObject({ weightage: 2, tags: [{ tag_name: 'Geo' }] })
})

test('given a table without headings, then its columns are guessed from its cells', async () => {
  const { columns, hasHeader } = await previewFile(
    sourceOf(Buffer.from('1,Capital of Italy?,Rome,Milan,A\n2,Capital of France?,Lyon,Paris,B\n')),
    {},
  )
  expect({ columns, hasHeader }).toEqual({
    columns: [null, 'question', 'option1', 'option2', 'correct_option'],
    hasHeader: false,
  })
})

test('given an OpenDocument table with one coloured option in each row, then the key is a hint to check', async () => {
  const cell = (text: string, style = '') =>
    `<table:table-cell${style && ` table:style-name="${style}"`}><text:p>${text}</text:p></table:table-cell>`
  const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`
  const file = odsFile(
    row(cell('Question'), cell('A'), cell('B'), cell('C')) +
      row(cell('Capital of Italy?'), cell('Bari'), cell('Rome', 'key'), cell('Milan')),
    '<style:style style:name="key" style:family="table-cell">' +
      '<style:text-properties fo:color="#ff0000"/></style:style>',
  )
  const { columns } = await previewFile(sourceOf(Buffer.from(file)), {})
  const { questions, report } = await readFile(file, { reading: { columns } })
  expect(questions[0]!.options.map(({ is_correct }) => is_correct)).toEqual([false, true, false])
  expect(report!.hints).toContain(
    'warning#The right option is only marked by its formatting (coloured): check it#1',
  )
})

test("given Inspera's template on two sheets, then the rows of a question are joined", async () => {
  const head = ['QuestionType', 'QuestionName', 'QuestionText', 'OptionText', 'IsCorrect']
  const read = await readAsProposed(
    workbookFile({
      questions: [
        head,
        ['multiple_choice', 'q1', 'Italy?', 'Rome', 'TRUE'],
        ['', '', '', 'Bari', 'FALSE'],
        ['essay', 'q2', 'Why?', '', ''],
      ],
      more: [head, ['multiple_choice', 'q3', 'France?', 'Lyon', 'FALSE'], ['', '', '', 'Paris', 'TRUE']],
    }),
  )
  expect(read).toMatchObject({
    taken: [
      ['Italy?', '*Rome Bari'],
      ['Why?', ''],
      ['France?', 'Lyon *Paris'],
    ],
    leftOut: [],
  })
})

test('given a question with too many rows, then it is left out with its first line', async () => {
  const rows = Array.from(
    { length: 9 },
    (_, index) => `${index === 0 ? 'Which?' : ''},o${index},${index === 0}`,
  )
  const { taken, leftOut } = await readAsProposed(
    `Question,Option,Is correct\n${rows.join('\n')}\nNext?,a,1\n,b,0\n`,
  )
  expect(taken).toEqual([['Next?', '*a b']])
  expect(leftOut).toEqual([
    'The 9 rows from here are one question, and a question here has at most 8 options.',
  ])
})

test('given cells with the error of a formula, then an omission names it', async () => {
  const { report } = await readFile('question,option1,option2,correct_option\nWhich?,#N/A,b,B\nFine?,a,b,B\n')
  const told = 'warning#A cell shows #N/A, the error of a formula: write its text#1'
  expect(report!.warnings.filter((text) => text.includes('formula'))).toEqual([told])
})

test("given Sensei's and TAO's tables, then options in answers and names of columns are understood", async () => {
  const sensei = await readAsProposed(
    'Question,Type,Answer,Feedback\nReptile?,multiple-choice,"Wrong:""Panda, Red"", Right:Turtle, Wrong:Fish",ok\n' +
      'River?,single-line,"Right: the Nile",\n',
  )
  expect(sensei.taken).toEqual([
    ['Reptile?', 'Panda, Red *Turtle Fish'],
    ['River?', ''],
  ])
  const tao = await readAsProposed(
    'name,question,choice_1,choice_2,correct_answer\nQ1,Capital?,Rome,Bari,choice_1\n' +
      'Q2,Both?,a,b,"choice_1,choice_2"\n',
  )
  expect(tao.taken).toEqual([
    ['Capital?', '*Rome Bari'],
    ['Both?', '*a *b'],
  ])
})

test("given Mentimeter's heading, then several columns of options have one key", async () => {
  const { taken } = await readAsProposed('Question,Option 1,Option 2,Correct option(s)\nCity?,Bari,Rome,2\n')
  expect(taken).toEqual([['City?', 'Bari *Rome']])
})
