import { runs } from '@quizwright/domain/test-support/long-form.ts'
import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openFile } from '../open-file.ts'
import { openQuestionFile } from '../open-question-file.ts'
import { breakFile, breaks } from '../testing/breakable-files.ts'
import { writeQuestionFile } from '../write/write-question-file.ts'
import { pdfOf, read } from '../testing/drawn-pdf.ts'
import { linesOfPage } from './page-lines.ts'

const long =
  'Which of these rivers flows through the city of Cairo, the capital of Egypt, before it reaches the sea?'
const wide =
  'the Nile, which is long and rises far in the south of the continent, near a lake that is very wide'

test('wrapped lines are one text, and the key may stand on another page', async () => {
  const bytes = await pdfOf((page) => {
    page.text(`1. ${long}`).text('A) Niger').text(`B) ${wide}`).text('C) Congo').moveDown()
    page.text('2. Which is a sea?').text('A) Red Sea').text('B) Chad')
    page.addPage().text('Answer key').text('1. B').text('2. A')
  })
  expect(await read(bytes)).toMatchObject({
    taken: [`${long} | Niger | *${wide} | Congo`, 'Which is a sea? | *Red Sea | Chad'],
    hints: ['Check it against page 1 of the PDF', 'Check it against page 1 of the PDF'],
    notes: ['It is a PDF of 2 pages: images, drawn formulas and ticks were not read'],
  })
})

test('what stands on every page is no question, and is named', async () => {
  const bytes = await pdfOf((page) => {
    for (const [index, name] of ['One', 'Two', 'Three'].entries()) {
      if (index > 0) page.addPage()
      page.text('School of rivers').moveDown()
      page
        .text(`${index + 1}. ${name}?`)
        .text('A) x')
        .text('B) y')
        .text('Answer: A')
      page.text(`Page ${index + 1} of 3`, 72, 700)
    }
  })
  const { taken, leftOut, notes, hints } = await read(bytes)
  expect(taken).toEqual(['One? | *x | y', 'Two? | *x | y', 'Three? | *x | y'])
  expect(leftOut).toEqual([])
  expect(hints.at(-1)).toBe('Check it against page 3 of the PDF')
  expect(notes.slice(1)).toEqual([
    'The line "School of rivers" was taken for a header or footer of its pages',
    'The line "Page 1 of 3" was taken for a header or footer of its pages',
  ])
})

test('two columns are read one after the other', async () => {
  const bytes = await pdfOf((page) => {
    page.text('1. One?\nA) x\nB) y\nAnswer: A\n\n2. Two?\nA) x\nB) y\nAnswer: B', 72, 72, {
      columns: 2,
      height: 75,
      width: 400,
    })
  })
  expect((await read(bytes)).taken).toEqual(['One? | *x | y', 'Two? | x | *y'])
})

test('our own PDF comes back with its key and its solutions, and its sheet for answers is no question', async () => {
  const questions = [
    fullQuestion({
      question: long,
      options: [{ option: 'Niger' }, { option: 'Nile', is_correct: true }],
      solution: 'It rises in the south.',
    }),
    fullQuestion({ question: 'Explain rain.', solution: 'Clouds are cooled.' }),
  ]
  const { bytes } = await writeQuestionFile({ title: 'Rivers', questions, images: new Map() }, 'pdf')
  const { taken, notes } = await read(bytes)
  expect(taken).toEqual([
    `${long} | Niger | *Nile | It rises in the south.`,
    'Explain rain. | Clouds are cooled.',
  ])
  expect(notes).toContain('Page 4 is a sheet for answers, and was not read')
})

test.each([
  ['without a text', () => pdfOf((page) => void page.rect(10, 10, 50, 50).fill()), 'This PDF has no text'],
  ['with a password', () => pdfOf((page) => void page.text('1. Q'), { userPassword: 'x' }), 'has a password'],
  ['that is cut off', () => Promise.resolve(Buffer.from('%PDF-1.7\n1 0 obj\n')), 'This PDF is damaged'],
])('a PDF %s is refused with a sentence', async (_, make, sentence) => {
  expect((await read(await make())).problem).toContain(sentence)
})

test('a file of another kind is opened as before, and a PDF within a zip is told', async () => {
  expect((await openFile({ bytes: Buffer.from('Q {=a ~b}') })) as object).toMatchObject({ format: 'gift' })
  expect(openQuestionFile({ bytes: Buffer.from('%PDF-1.7') })).toMatchObject({
    problem: expect.stringContaining('This is a PDF') as string,
  })
})

test('a broken PDF gives sentences, and nothing throws', async () => {
  const whole = await pdfOf((page) => page.text('1. One?\nA) x\nB) y\nAnswer: A'))
  await fc.assert(
    fc.asyncProperty(breaks, async (how) => {
      const { problem = '', taken } = await read(breakFile(whole, how))
      expect(problem + taken.join()).not.toMatch(/undefined|\[object|Error:/)
    }),
    { numRuns: runs(60) },
  )
})

describe('the place of a question', () => {
  /** For each question its pages and, in whole inches from the upper left corner, where its parts begin and end. */
  const placesIn = async (bytes: Uint8Array) => {
    const opened = await openFile({ bytes })
    if ('problem' in opened) throw new Error(opened.problem)
    const inches = (points: number): number => Math.round(points / 72)
    return [...opened.entries].map(({ position: { line, place = [] } }) => ({
      line,
      place: place.map(({ page, left, bottom, right, top }) => [
        page,
        ...[left, 792 - top, right, 792 - bottom].map(inches),
      ]),
    }))
  }
  const lines = (document: PDFKit.PDFDocument, texts: readonly string[], left: number, top: number): void => {
    for (const [index, text] of texts.entries())
      document.text(text, left, top + index * 18, { lineBreak: false })
  }
  const question = (no: number): string[] => [
    `${no}. Which of these is a river?`,
    'A) Nile',
    'B) Rome',
    'Answer: A',
  ]

  test('is around its lines and what is drawn below them, up to the next question or heading', async () => {
    const bytes = await pdfOf((page) => {
      lines(page, question(1), 72, 72)
      lines(page, ['Section B: Rivers of Africa'], 72, 216)
      lines(page, question(2).slice(0, 3), 72, 288)
      lines(page, ['Answer key', '2. B'], 72, 432)
    })
    expect(await placesIn(bytes)).toEqual([
      { line: 1, place: [[1, 1, 1, 3, 3]] },
      { line: 1, place: [[1, 1, 4, 3, 6]] },
    ])
  })

  test('ends where the next column begins, and goes on there', async () => {
    const bytes = await pdfOf((page) => {
      lines(page, [...question(1), '', ...question(2).slice(0, 2)], 72, 72)
      lines(page, question(2).slice(2), 360, 72)
      lines(page, question(3), 360, 216)
    })
    expect(await placesIn(bytes)).toEqual([
      { line: 1, place: [[1, 1, 1, 5, 2]] },
      {
        line: 1,
        place: [
          [1, 1, 2, 7, 3],
          [1, 3, 1, 7, 3],
        ],
      },
      { line: 1, place: [[1, 1, 3, 7, 4]] },
    ])
  })

  test('goes on behind the end of a page, without its header', async () => {
    const bytes = await pdfOf((page) => {
      lines(page, ['School of rivers'], 72, 72)
      lines(page, question(1), 72, 144)
      lines(page, question(2).slice(0, 2), 72, 648)
      page.addPage()
      lines(page, ['School of rivers'], 72, 72)
      lines(page, question(2).slice(2), 72, 144)
    })
    expect(await placesIn(bytes)).toEqual([
      { line: 1, place: [[1, 1, 2, 3, 3]] },
      {
        line: 1,
        place: [
          [1, 1, 9, 3, 9],
          [2, 1, 2, 3, 2],
        ],
      },
    ])
  })
})

describe('the pieces of a line', () => {
  const piece = (text: string, x: number, width: number, y = 700) => ({ text, x, y, width, height: 10 })
  const textOf = (...pieces: ReturnType<typeof piece>[]): string[] =>
    linesOfPage(pieces, 1).map(({ text }) => text)

  test('are put together with the space that is between them', () => {
    expect(
      textOf(piece('Wh', 0, 10), piece('ich?', 10, 20), piece('one', 34, 10), piece('B) y', 100, 20)),
    ).toEqual(['Which? one   B) y'])
  })

  test('are read from right to left in Arabic letters, with numbers, brackets and joined letters as meant', () => {
    const printed = [
      piece('ﺏﺎﺘﻛ', 50, 20),
      piece('2024', 20, 20),
      piece(')', 85, 5),
      piece('ا', 80, 5),
      piece('(', 75, 5),
    ]
    expect(textOf(...printed.toSorted((one, other) => one.x - other.x))).toEqual([
      '(ا) ' + 'ﺏﺎﺘﻛ'.normalize('NFKC') + ' 2024',
    ])
  })
})
