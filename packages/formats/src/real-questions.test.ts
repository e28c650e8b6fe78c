import { existsSync, readFileSync } from 'node:fs'
import Papa from 'papaparse'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { describe, expect, test } from 'vitest'
import { openQuestionFile } from './open-question-file.ts'

/**
 * What the questions of each file are, determined by reading the files: how many of each kind, and how many are not
 * whole. Where a format has no kind for true or false, a choice between the two is a choice. `passage` is a text
 * without a question.
 */
type Row = { file: string; kind: string; questions: string }

const folder = new URL('../../../../shared/data/formats/', import.meta.url)
const table = Papa.parse<Row>(
  readFileSync(new URL('testing/questions-of-real-files.csv', import.meta.url), 'utf8').trim(),
  { header: true },
).data
const files = [...new Set(table.map(({ file }) => file))]
const isWhole = ({ kind }: Row): boolean => kind !== '' && !kind.startsWith('not whole')

/** Whether students choose one option, of which several earn a part of the marks. */
const isOneByWeights = (interaction: QuestionContent['interaction']): boolean =>
  interaction?.kind === 'multiple_answers' &&
  interaction.presentation.at_most === 1 &&
  interaction.scoring.rule === 'weights'

/** The kinds as which the questions of a file are asked. */
const askedAs = (file: string): string[] => {
  const opened = openQuestionFile({ bytes: readFileSync(new URL(file, folder)), name: file })
  if ('problem' in opened) return []
  return [...opened.entries].flatMap((entry) => {
    if (entry.status === 'left out') return []
    const { interaction, options } = entry.question
    const passages = Array.from({ length: entry.passages ?? 0 }, () => 'passage')
    if (entry.kind === 'information') return passages
    if (interaction?.kind === 'numeric' && interaction.variables) return [...passages, 'drawn_numbers']
    if (isOneByWeights(interaction)) return [...passages, 'single_answer']
    return [...passages, interaction?.kind ?? (options.length > 0 ? 'single_answer' : 'descriptive')]
  })
}

const count = (kinds: readonly string[], wanted: string): number =>
  kinds.filter((kind) => kind === wanted).length

/** The questions that are not asked as what they are, by what they are. */
const missed: Readonly<Record<string, number>> = {
  // Students choose by which kind of question they are asked.
  adaptive: 2,
  // Its key is set by a template.
  cloze: 1,
  // STACK checks a typed term by a computer algebra system.
  computer_algebra: 5,
  file_upload: 3,
  labels_on_image: 2,
  order_on_image: 1,
  // Its answer may be any that is greater than a bound.
  numeric: 1,
}

describe.skipIf(!existsSync(folder))('given real files (skipped without the folder ../shared)', () => {
  const whole = table.filter(isWhole)
  const found = existsSync(folder) ? new Map(files.map((file) => [file, askedAs(file)])) : new Map()

  test('questions are asked as what they are, except for these', () => {
    const left = new Map<string, number>()
    for (const { file, kind, questions } of whole) {
      const short = Number(questions) - count(found.get(file), kind)
      if (short > 0) left.set(kind, (left.get(kind) ?? 0) + short)
    }
    expect(Object.fromEntries(left)).toEqual(missed)
  })

  test('at least 95 % of the whole questions are asked as what they are', () => {
    const all = whole.reduce((sum, { questions }) => sum + Number(questions), 0)
    const asked = whole.reduce(
      (sum, { file, kind, questions }) => sum + Math.min(Number(questions), count(found.get(file), kind)),
      0,
    )
    expect(asked / all).toBeGreaterThanOrEqual(0.95)
  })

  test('nothing else is asked', () => {
    const kindsOf = (file: string) =>
      new Set(whole.filter((row) => row.file === file).map(({ kind }) => kind))
    const others = files.flatMap((file) =>
      (found.get(file) as string[])
        .filter((kind) => !kindsOf(file).has(kind))
        .map((kind) => `${file}: ${kind}`),
    )
    expect(others).toEqual([])
  })
})
