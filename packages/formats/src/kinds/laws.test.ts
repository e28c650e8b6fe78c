import { isDeepStrictEqual } from 'node:util'
import { imageLinksOf } from '@quizwright/domain/kinds/pieces-of.ts'
import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { asInQuiz } from '@quizwright/domain/kinds/descriptive/in-quiz.ts'
import { kindSamples } from '@quizwright/domain/kinds/testing/samples.ts'
import type { ExportFormat } from '@quizwright/domain/schemas/export-format.ts'
import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { writeQuestionFile } from '../write/write-question-file.ts'

const samples = Object.entries(kindSamples).map(
  ([name, { asked }]) => [name, fullQuestion({ question: 'Which?', ...asked })] as const,
)
const again = async (question: (typeof samples)[number][1], format: ExportFormat) => {
  const written = await writeQuestionFile({ title: 'Q', questions: [question], images: new Map() }, format)
  const opened = openQuestionFile({ bytes: written.bytes, name: `a.${written.ending}` })
  if ('problem' in opened) throw new Error(opened.problem)
  return { losses: written.losses, read: [...opened.entries].map((entry) => entry.question) }
}

test.each(samples)('%s: our JSON brings the whole question back', async (_, question) =>
  expect(await again(question, 'json')).toEqual({
    // The images of the quiz are not at hand.
    losses: imageLinksOf(question).some(Boolean) ? ['1 image'] : [],
    read: [question],
  }),
)

const formats = ['gift', 'moodle-xml', 'qti-1.2', 'qti-2.2', 'qti-3.0'] as const

test.each(samples)('%s: GIFT, Moodle XML and QTI hold it, or say that they do not', async (_, question) => {
  for (const format of formats) {
    const { losses, read } = await again(question, format)
    const same = [question.interaction, question.options]
    const isSame = isDeepStrictEqual([read[0]!.interaction, read[0]!.options], same)
    expect([format, isSame || losses.length > 0]).toEqual([format, true])
  }
})

test.each(samples)(
  '%s: a format that does not know it says so, and keeps its lists in the text',
  async (_, question) => {
    const { presentation } = { presentation: undefined, ...question.interaction }
    const { losses, read } = await again(question, 'qti-2.2')
    const lists = Object.values(presentation ?? {})
      .filter(Array.isArray)
      .flat() as { text?: string }[]
    const texts = lists.flatMap(({ text }) => text ?? [])
    expect(texts.filter((text) => !JSON.stringify(read).includes(text))).toEqual([])
    expect(losses.length > 0 || read[0]!.interaction?.kind === question.interaction?.kind).toBe(true)
  },
)

test.each([...formats, 'xlsx', 'json'] as const)(
  '%s: a descriptive question comes back as one, whether its quiz has others or not',
  async (format) => {
    const asked = { question: 'Why is the sky blue?', solution: 'Short waves are scattered.', options: [] }
    const beside = fullQuestion({ ...asked, interaction: { kind: 'descriptive' } })
    const written = await writeQuestionFile({ title: 'Q', questions: [beside], images: new Map() }, format)
    expect(written.losses).toEqual([])
    if (format === 'xlsx') return
    const opened = openQuestionFile({ bytes: written.bytes, name: `a.${written.ending}` })
    if ('problem' in opened) throw new Error(opened.problem)
    const [entry] = [...opened.entries]
    expect([entry?.status, entry?.kind]).toEqual(['taken', 'descriptive'])
    expect(asInQuiz(entry!.question, 'full')).toEqual(beside)
    expect(asInQuiz(entry!.question, 'daq')).toEqual(fullQuestion(asked))
  },
)

test('a format for options alone names each question that it leaves out by what it is', async () => {
  const questions = samples.map(([, question]) => question)
  const { losses } = await writeQuestionFile({ title: 'Q', questions, images: new Map() }, 'aiken')
  expect(losses.filter((loss) => /typed|matching|gaps|areas/.test(loss))).toEqual([
    '2 questions with typed answers',
    '2 matching or ordering questions',
    '1 text with gaps',
    '1 question on areas of an image',
  ])
})
