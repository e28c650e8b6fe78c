import { expect, test } from 'vitest'
import { pdfOf, read } from '../testing/drawn-pdf.ts'

test.each<[string, (page: PDFKit.PDFDocument, text: string) => void]>([
  ['bold', (page, text) => void page.font('Helvetica-Bold').text(text).font('Helvetica')],
  ['coloured', (page, text) => void page.fillColor('#c00000').text(text).fillColor('black')],
  [
    'on a coloured ground',
    (page, text) =>
      void page
        .rect(72, page.y - 1, 80, 13)
        .fill('#ffff00')
        .fillColor('black')
        .text(text, 72),
  ],
  ['highlighted', (page, text) => void page.highlight(72, page.y, 80, 12).text(text, 72)],
])('an option that alone is %s is the right one, which is to be checked', async (_, mark) => {
  const bytes = await pdfOf((page) => {
    page.font('Helvetica-Bold').text('Rivers of Africa').font('Helvetica')
    page.text('1. Which flows through Cairo?').text('A) Niger')
    mark(page, 'B) the Nile')
    page.text('C) Congo').moveDown().text('2. Which is a sea?')
    mark(page, 'A) the Red Sea')
    page.text('B) Chad')
  })
  const { taken, hints } = await read(bytes)
  expect(taken).toEqual([
    'Which flows through Cairo? | Niger | *the Nile | Congo',
    'Which is a sea? | *the Red Sea | Chad',
  ])
  expect(hints).toContain(
    'The right option is only marked by its formatting (bold, underlined or coloured): check it',
  )
})

test('a colour or a font that most letters have marks nothing', async () => {
  const bytes = await pdfOf((page) => {
    page.font('Helvetica-Bold').fillColor('#0000c0').text('1. Which flows through Cairo?')
    page.text('A) Niger').text('B) Nile').text('Answer: B')
  })
  expect((await read(bytes)).hints).toEqual(['Check it against page 1 of the PDF'])
})

test('the coloured areas of a drawing mark no text', async () => {
  const bytes = await pdfOf((page) => {
    page.text('1. Which flows through Cairo?').text('A) Niger')
    for (let area = 0; area < 600; area += 1) page.rect(72, page.y - 1, 80, 13).fill('#ffff00')
    page.fillColor('black').text('B) Nile', 72).text('C) Congo')
  })
  expect((await read(bytes)).leftOut).toEqual(['Which flows through Cairo?'])
})
