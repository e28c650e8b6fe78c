import { Problem } from '@quizwright/contracts/problem.ts'
import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { sourceOf } from '@quizwright/formats/encoding/source.ts'
import { expect, test } from 'vitest'
import type { StoreImage } from '../other-formats/store-images.ts'
import { readQuestions } from './read-questions.ts'

const svg = '<svg width="9" height="9"><path d="M0 0h9"/></svg>'
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const cell = (html: string) => `"${html.replaceAll('"', '""')}"`
const table =
  'question,option1,option2,correct_option\n' +
  `${cell(`<p>Which shape? ${svg}</p>`)},x,y,A\n` +
  `Which dot?,${cell(`<img src="data:image/png;base64,${png}">`)},${cell('<p>none</p>')},A\n`

const read = async (storeImage?: StoreImage) => {
  const questions = []
  const options = { quizType: 'full' as const, ...(storeImage && { storeImage }) }
  for await (const result of readQuestions(sourceOf(Buffer.from(table)), options)) {
    if (result.kind === 'complete') return { questions, hints: result.report.hints }
    questions.push(...JSON.parse(result.json).map(fullQuestion))
  }
  throw new Error('The file was not read to its end.')
}

test('images that cells hold are stored, drawings among them, before their question is sent', async () => {
  const stored: string[] = []
  const { questions } = await read(async (bytes) => `https://x.org/${stored.push(String(bytes)) - 1}`)
  expect(stored[0]).toBe(svg)
  expect(questions).toMatchObject([
    { question: 'Which shape?', image_url: 'https://x.org/0' },
    { options: [{ option: '', image_url: 'https://x.org/1' }, { option: 'none' }] },
  ])
})

test('an image that can not be stored is named at its question', async () => {
  const { questions, hints } = await read(() => Promise.reject(new Problem('IMAGE_BROKEN')))
  expect(questions[0]?.image_url).toBe('')
  expect(hints.filter((hint) => hint.includes('data:image')).map((hint) => hint.at(-1))).toEqual(['1', '2'])
})

test('where nothing is stored, an image in a cell is named as lost', async () => {
  const { questions, hints } = await read()
  expect(questions[0]?.image_url).toBe('')
  expect(hints.join()).toContain('which is an SVG drawing')
})
