import { expect, test } from 'vitest'
import { pdfOf, read } from '../testing/drawn-pdf.ts'

test('text in boxes is read from the top down, whatever order the file has', async () => {
  const bytes = await pdfOf((page) => {
    page.text('Answer: B', 400, 130).text('Question: 2', 80, 200).text('Answer: A', 400, 260)
    page.text('Question: 1', 80, 72).text('Which flows through Cairo?', 72, 90)
    page.text('A) Niger', 72, 105).text('B) Nile', 72, 120)
    page.text('Explanation:', 72, 150).text('It is long.', 72, 180)
    page.text('Which is a sea?', 72, 220).text('A) Red Sea', 72, 235).text('B) Chad', 72, 250)
  })
  expect((await read(bytes)).taken).toEqual([
    'Which flows through Cairo? | Niger | *Nile | It is long.',
    'Which is a sea? | *Red Sea | Chad',
  ])
})

test('a question named by a number at the top of each page is no header', async () => {
  const bytes = await pdfOf((page) => {
    for (const number of [1, 2, 3]) {
      if (number > 1) page.addPage()
      page
        .text(`Question ${number}`)
        .text(`Which is ${number}?`)
        .text(`A) ${number}`)
        .text('B) y')
        .text('Answer: A')
    }
  })
  expect((await read(bytes)).taken).toEqual([
    'Which is 1? | *1 | y',
    'Which is 2? | *2 | y',
    'Which is 3? | *3 | y',
  ])
})
