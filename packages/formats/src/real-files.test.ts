import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import Papa from 'papaparse'
import { openQuestionFile } from './open-question-file.ts'

type Row = { file: string; questions: string; single_choice_one_correct: string; essay_free_text: string }

const folder = new URL('../../../../shared/data/formats/', import.meta.url)

/** Counts that differ from the estimates in the index. Each was determined by reading the file. */
const counted: Record<string, [questions: number, oneRight: number, descriptive: number]> = {
  // The index misses the question whose answer is named in Hebrew.
  'aiken/upmf--aiken_hebrew_english_sample.txt': [3, 3, 0],
  // The question "When was Moodle 3.0 released?" has one correct option, and no answer has a weight.
  'gift/lucaswolfgang--all.gift': [21, 3, 2],
  'gift/lucaswolfgang--multichoice.gift': [4, 2, 0],
  // Without a `single` element, Moodle lets students tick one option, and one gives all marks.
  'moodle-xml/varathabase3--Quiz.xml': [4, 4, 0],
  // The index misses this question because its declaration lacks a space. No option gives points.
  'qti-1.2/instructure--choice_vary_points_by_answer_zero_points.xml': [1, 0, 0],
  // Its two markers are two questions.
  'moodle-xml/moodle--ddmarker-testquestion.moodle.xml': [2, 0, 0],
  // Two options of the third question give 50 % each.
  'other/moodle--sample_webct.txt': [6, 2, 1],
  // Of three of its single choices, further options give a part of the marks.
  'gift/moodle--examples.txt': [43, 13, 0],
  // Both options of the last item give the same points.
  'qti-3.0/kennisnet--invalid-response-processing.zip': [20, 6, 13],
  // The index counts the statement, whose options are named true and false, as a single choice.
  'qti-2.x/instructure--test_qti_2.2.zip': [12, 2, 1],
}

const formatsOfFolders = {
  gift: 'gift',
  aiken: 'aiken',
  'moodle-xml': 'moodle-xml',
  'qti-1.2': 'qti-1.2',
  'qti-2.x': 'qti-2',
  'qti-3.0': 'qti-3',
  blackboard: 'blackboard',
  other: 'webct',
} as const

/** Files in these folders have several formats. */
const endings: Readonly<Record<string, RegExp>> = { blackboard: /\.txt$/, other: /webct\.txt$/ }

/**
 * For formats where questions are elements the index counts texts without a question; for formats where it
 * counts interactions it does not.
 */
const isCounted = (kind: string, format: string): boolean =>
  kind !== 'unreadable' && (kind !== 'information' || format === 'moodle-xml' || format === 'qti-1.2')

describe.skipIf(!existsSync(folder))('given real files (skipped without the folder ../shared)', () => {
  for (const [name, format] of Object.entries(formatsOfFolders)) {
    const rows = existsSync(folder)
      ? Papa.parse<Row>(readFileSync(new URL(`${name}/index.csv`, folder), 'utf8').trim(), {
          header: true,
        }).data.filter(({ file }) => endings[name]?.test(file) ?? true)
      : []
    test.each(rows)(`${name}: $file has the counted number of questions of each kind`, (row) => {
      const opened = openQuestionFile({
        bytes: readFileSync(new URL(`${name}/${row.file}`, folder)),
        name: row.file,
      })
      if ('problem' in opened) throw new Error(opened.problem)
      const kinds = [...opened.entries].flatMap((entry) => entry.parts ?? [entry.kind])
      const count = (wanted: string) => kinds.filter((kind) => kind === wanted).length
      expect(opened.format).toBe(format)
      expect([
        kinds.filter((kind) => isCounted(kind, format)).length,
        count('oneRight'),
        count('descriptive'),
      ]).toEqual(
        counted[`${name}/${row.file}`] ?? [
          Number(row.questions),
          Number(row.single_choice_one_correct),
          Number(row.essay_free_text),
        ],
      )
    })
  }
})
