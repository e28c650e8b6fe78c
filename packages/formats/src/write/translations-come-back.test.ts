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

test('words around gaps come back in each language where their order is the same', async () => {
  const gaps = fullQuestion({
    question: 'The [[1]] is long.\nIt ends in [[2]]',
    interaction: {
      kind: 'cloze',
      scoring: { rule: 'each' },
      presentation: {
        gaps: [
          { as: 'typed', choices: [] },
          { as: 'typed', choices: [] },
        ],
        bank: [],
      },
      key: {
        gaps: ['Nile', 'Egypt'].map((value) => ({
          accepted: [{ value, is_pattern: false, share: 100 }],
          numbers: [],
          weight: 1,
        })),
        words: { case_counts: false, accents_count: true, punctuation_counts: true, typos: 0 },
      },
    },
  })
  const texts = (text: string) => ({
    language: 'ur',
    texts: [{ field: 'question', of: gaps.question, text }],
  })
  const same = { ...gaps, translations: [texts('دریائے [[1]] لمبا ہے <b>\n [[2]] میں ختم')] }
  const moved = { ...gaps, translations: [texts('[[2]] میں [[1]]')] }
  const comeBack = async (question: QuestionContent, format: 'moodle-xml' | 'qti-3.0') => {
    const written = await writeQuestionFile({ title: 'Q', questions: [question], images: new Map() }, format)
    const opened = openQuestionFile({ bytes: written.bytes, name: `a.${written.ending}` })
    const [entry] = 'entries' in opened ? [...opened.entries] : []
    return { losses: written.losses, read: entry!.question }
  }
  for (const format of ['moodle-xml', 'qti-3.0'] as const) {
    const { losses, read } = await comeBack(same, format)
    expect([format, losses, read.question, read.translations]).toEqual([
      format,
      [],
      same.question,
      same.translations,
    ])
    expect((await comeBack(moved, format)).losses).toEqual(['the translations of 1 question'])
  }
})

test('names of areas come back in each language', async () => {
  const { interaction } = kindSamples.hotspot.asked
  if (interaction?.kind !== 'hotspot') throw new Error('no areas')
  const presentation = { ...interaction.presentation, shows_names: true }
  const question = fullQuestion({ question: '', interaction: { ...interaction, presentation } })
  const area = { field: 'interaction.presentation.areas.0', of: 'Lyon', text: 'لیون <b>' }
  const written = await writeQuestionFile(
    {
      title: 'Q',
      questions: [{ ...question, translations: [{ language: 'ur', texts: [area] }] }],
      images: new Map(),
    },
    'qti-3.0',
  )
  const opened = openQuestionFile({ bytes: written.bytes, name: 'a.zip' })
  const [entry] = 'entries' in opened ? [...opened.entries] : []
  expect([written.losses, entry?.question.translations]).toEqual([
    ['1 image'],
    [{ language: 'ur', texts: [area] }],
  ])
})
