import { existsSync, readFileSync } from 'node:fs'
import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { parse } from 'gift-pegjs'
import { expect, test } from 'vitest'
import { htmlOf } from './html.ts'
import { writeQuestionFile } from './write-question-file.ts'

/**
 * Reads our GIFT with the grammar of another project. White space that the grammar changes is removed from
 * the texts.
 */
const readByOthers = async (questions: readonly QuestionContent[]): Promise<unknown[]> => {
  const { bytes } = await writeQuestionFile({ title: 'T', questions, images: new Map() }, 'gift')
  return parse(new TextDecoder().decode(bytes)).map((read) => {
    if (read.type !== 'MC' && read.type !== 'Essay') return read.type
    return {
      question: shown(read.stem.text),
      solution: shown(read.globalFeedback?.text ?? ''),
      options: (read.type === 'MC' ? read.choices : []).map((one) => [one.isCorrect, shown(one.text.text)]),
      tags: read.tags ?? [],
    }
  })
}

const shown = (text: string): string => text.replace(/\s+/g, ' ').trim()
const html = (text: string, equation: string): string =>
  shown(htmlOf({ text, equation, image: '' }, () => undefined))

const written = (question: QuestionContent): unknown => ({
  question: html(question.question, question.equation),
  solution: html(question.solution, question.solution_equation),
  options: question.options.map(({ option, equation, is_correct }) => [is_correct, html(option, equation)]),
  tags: question.tags.map(({ tag_name }) => tag_name),
})

const options = [
  'a = b',
  '~ not {so} #1',
  String.raw`\(x^{2}\)`,
  'C:\\temp',
  'שלום',
  'a -> b',
  '%50%',
  '::t::',
].map((option, index) => ({ option, equation: '', is_correct: index === 2 }))

test("another project's grammar reads our GIFT as intended", async () => {
  const questions = [
    fullQuestion({ question: 'Which {one}?\n\n// no comment', options, tags: [{ tag_name: 'rivers' }] }),
    fullQuestion({ question: 'Why: ~ = #?', solution: 'Because #### of {it}.' }),
    fullQuestion({
      question: '$CATEGORY: x',
      equation: String.raw`\frac{1}{2}`,
      options: options.slice(0, 4),
    }),
  ]
  expect(await readByOthers(questions)).toEqual(questions.map(written))
})

test.skipIf(!existsSync(new URL('../../../../../shared/', import.meta.url)))(
  "another project's grammar reads strings that break programs (skipped without the folder ../shared)",
  async () => {
    const file = new URL('../../../../../shared/data/hostile/blns/blns.json', import.meta.url)
    const strings = (JSON.parse(readFileSync(file, 'utf8')) as string[]).filter((text) => /\S/.test(text))
    const questions = strings.map((text) => fullQuestion({ question: `?${text}`.replaceAll('\0', '') }))
    expect(await readByOthers(questions)).toEqual(questions.map(written))
  },
)
