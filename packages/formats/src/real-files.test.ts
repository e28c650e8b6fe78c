import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import Papa from 'papaparse'
import { openQuestionFile } from './open-question-file.ts'

type Row = { file: string; questions: string; single_choice_one_correct: string; essay_free_text: string }

const folder = new URL('../../../../shared/data/formats/', import.meta.url)

/** Counts that differ from those of the index, which a script estimated; each was found by reading the file. */
const counted: Record<string, [questions: number, oneRight: number, descriptive: number]> = {
  // Its question "When was Moodle 3.0 released?" has one right option, and no answer has a weight.
  'gift/lucaswolfgang--all.gift': [21, 3, 2],
  'gift/lucaswolfgang--multichoice.gift': [4, 2, 0],
  // Without the element `single`, Moodle lets students tick one option, and one has all marks.
  'moodle-xml/varathabase3--Quiz.xml': [4, 4, 0],
  // Not counted in the index, since its declaration lacks a space. No option gives points.
  'qti-1.2/instructure--choice_vary_points_by_answer_zero_points.xml': [1, 0, 0],
  // Two of the options of its third question have 50 %.
  'other/moodle--sample_webct.txt': [6, 2, 1],
  // Both options of its last item give the same points.
  'qti-3.0/kennisnet--invalid-response-processing.zip': [20, 6, 13],
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

/** Files of these folders have several formats. */
const endings: Readonly<Record<string, RegExp>> = { blackboard: /\.txt$/, other: /webct\.txt$/ }

/** The index counts texts without a question where questions are elements, not where it counts interactions. */
const isCounted = (kind: string, format: string): boolean =>
  kind !== 'unreadable' && (kind !== 'information' || format === 'moodle-xml' || format === 'qti-1.2')

describe.skipIf(!existsSync(folder))(
  'given the real files (left out where the folder ../shared is not)',
  () => {
    for (const [name, format] of Object.entries(formatsOfFolders)) {
      const rows = existsSync(folder)
        ? Papa.parse<Row>(readFileSync(new URL(`${name}/index.csv`, folder), 'utf8').trim(), {
            header: true,
          }).data.filter(({ file }) => endings[name]?.test(file) ?? true)
        : []
      test.each(rows)(`${name}: $file has as many questions of each kind as were counted`, (row) => {
        const opened = openQuestionFile({
          bytes: readFileSync(new URL(`${name}/${row.file}`, folder)),
          name: row.file,
        })
        if ('problem' in opened) throw new Error(opened.problem)
        const kinds = [...opened.entries].flatMap((entry) =>
          entry.status === 'left out' && entry.parts ? entry.parts : [entry.kind],
        )
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
  },
)
