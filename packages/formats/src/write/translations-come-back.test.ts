import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { columnsFor, toCells } from '@quizwright/domain/csv/write-row.ts'
import { arranged } from '@quizwright/domain/kinds/pieces-of.ts'
import { kindSamples } from '@quizwright/domain/kinds/testing/samples.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { progressOf, textsToTranslate, withTranslated } from '@quizwright/domain/translations/translate.ts'
import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { writeQuestionFile } from './write-question-file.ts'

const translated = (question: QuestionContent, languages = ['ur', 'es']): QuestionContent =>
  languages.reduce(
    (before, language) =>
      textsToTranslate(before, language).reduce(
        (content, text) => ({
          ...content,
          translations: withTranslated(content, language, text, `ترجمہ & <${language}>\n${text.original}`),
        }),
        before,
      ),
    question,
  )

const samples = Object.entries(kindSamples).map(
  ([name, { asked }]) =>
    [
      name,
      translated(arranged(fullQuestion({ question: 'Which of them?', solution: 'Look it up.', ...asked }))),
    ] as const,
)

test.each(samples)(
  '%s: Moodle XML and QTI 3 bring translations back, or say that they do not',
  async (_, question) => {
    for (const format of ['moodle-xml', 'qti-3.0', 'json'] as const) {
      const written = await writeQuestionFile(
        { title: 'Q', questions: [question], images: new Map() },
        format,
      )
      const opened = openQuestionFile({ bytes: written.bytes, name: `a.${written.ending}` })
      if ('problem' in opened) throw new Error(opened.problem)
      const [entry] = [...opened.entries]
      const progress = progressOf([arranged(entry!.question)], 'ur')
      const isLost = written.losses.includes('the translations of 1 question')
      expect([format, progress.done === progressOf([question], 'ur').done || isLost]).toEqual([format, true])
      if (entry!.status === 'taken' && !isLost)
        expect([format, entry!.without, entry!.hints]).toEqual([format, [], []])
    }
  },
)

test.each(['single_answer', 'true_false', 'short_answer', 'multiple_answers'] as const)(
  '%s: Moodle XML and QTI 3 hold its translations',
  async (kind) => {
    const [, question] = samples.find(([name]) => name === kind)!
    for (const format of kind === 'true_false'
      ? (['qti-3.0'] as const)
      : (['moodle-xml', 'qti-3.0'] as const)) {
      const { losses } = await writeQuestionFile(
        { title: 'Q', questions: [question], images: new Map() },
        format,
      )
      expect([format, losses]).toEqual([format, []])
    }
  },
)

test('a quiz in Urdu is written to Moodle as Urdu first', async () => {
  const question = translated(fullQuestion({ question: 'Danube', options: [] }), ['fr'])
  const quiz = { title: 'Q', questions: [question], images: new Map(), language: 'de' }
  const { bytes } = await writeQuestionFile(quiz, 'moodle-xml')
  expect(new TextDecoder().decode(bytes)).toMatch(
    /<span lang="de" class="multilang">Danube<\/span><span lang="fr"/,
  )
})

test('formats that have no languages say that translations are lost', async () => {
  const [, question] = samples[0]!
  for (const format of ['gift', 'aiken', 'word', 'qti-1.2', 'qti-2.2'] as const) {
    const { losses } = await writeQuestionFile(
      { title: 'Q', questions: [question], images: new Map() },
      format,
    )
    expect([format, losses.includes('the translations of 1 question')]).toEqual([format, true])
  }
})

test('a CSV file has translations by language and column', () => {
  const question = translated(fullQuestion({ question: 'One', options: [{ option: 'Two' }] }), ['ur'])
  const columns = columnsFor([question])
  const cell = toCells(question, columns)[columns.indexOf('translations')]!
  expect(JSON.parse(cell)).toEqual({
    ur: { question: 'ترجمہ & <ur>\nOne', option1: 'ترجمہ & <ur>\nTwo' },
  })
})
