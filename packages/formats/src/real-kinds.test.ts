import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { openQuestionFile } from './open-question-file.ts'

const folder = new URL('../../../../shared/data/formats/', import.meta.url)
const filesIn = (name: string, ending: RegExp): string[] =>
  existsSync(folder) ? readdirSync(new URL(`${name}/`, folder)).filter((file) => ending.test(file)) : []
const bytesOf = (path: string): Buffer => readFileSync(new URL(path, folder))

/** What each question of a file is asked as; what is left out is named by what the reader found. */
const askedAs = (path: string): string[] => {
  const opened = openQuestionFile({ bytes: bytesOf(path), name: path })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries].flatMap((entry) => {
    if (entry.status === 'left out') return [`left out: ${entry.kind}`]
    const { interaction, options } = entry.question
    const passages = Array.from({ length: entry.passages ?? 0 }, () => 'passage')
    if (entry.kind === 'information') return passages
    return [...passages, interaction?.kind ?? (options.length > 0 ? 'single_answer' : 'descriptive')]
  })
}

type Parsed = { type: string; choices?: { isCorrect: boolean; weight: number | null }[] }

/** The kinds by another project's parser of GIFT, whose results stand beside its files. */
const kindsByOthers = ({ type, choices = [] }: Parsed): string[] => {
  if (type === 'Category') return []
  if (type === 'Description') return ['passage']
  if (type === 'MC')
    return [choices.some(({ isCorrect }) => isCorrect) ? 'single_answer' : 'multiple_answers']
  const names: Record<string, string> = {
    TF: 'true_false',
    Short: 'short_answer',
    Numerical: 'numeric',
    Matching: 'matching',
    Essay: 'descriptive',
  }
  return [names[type] ?? type]
}

/** The kinds by what Moodle and Canvas call them in their files. A cloze question is one however many gaps it has. */
const byName: Readonly<Record<string, string>> = {
  truefalse: 'true_false',
  shortanswer: 'short_answer',
  numerical: 'numeric',
  match: 'matching',
  ordering: 'ordering',
  essay: 'descriptive',
  cloze: 'cloze',
  multianswer: 'cloze',
  gapselect: 'cloze',
  ddwtos: 'cloze',
  description: 'passage',
  stack: 'left out: calculated',
  ddmarker: 'left out: position',
  ddimageortext: 'left out: position',
  true_false_question: 'true_false',
  multiple_choice_question: 'single_answer',
  multiple_answers_question: 'multiple_answers',
  short_answer_question: 'short_answer',
  numerical_question: 'numeric',
  matching_question: 'matching',
  ordering_question: 'ordering',
  essay_question: 'descriptive',
  fill_in_multiple_blanks_question: 'cloze',
  multiple_dropdowns_question: 'cloze',
  calculated_question: 'numeric',
  file_upload_question: 'left out: upload',
  text_only_question: 'passage',
  hot_spot_question: 'left out: position',
}

/** Files whose names of kinds do not say it all. Each was determined by reading the file. */
const byReading: Readonly<Record<string, readonly string[]>> = {
  'moodle-xml/moodle--multichoice-testquestion.moodle.xml': ['multiple_answers'],
  'moodle-xml/moodle--qformat_xml-multichoice.xml': ['single_answer'],
  'moodle-xml/moodle--qformat_xml-sample_questions_with_old_image_tag.xml': ['cloze', 'single_answer'],
  // A question for each of its two markers.
  'moodle-xml/moodle--ddmarker-testquestion.moodle.xml': ['hotspot', 'hotspot'],
  // Without a `single` element, Moodle lets students tick one option, and one gives all marks.
  'moodle-xml/varathabase3--Quiz.xml': ['single_answer', 'single_answer', 'single_answer', 'single_answer'],
  // Three of the nine options of the fifth question are empty.
  'qti-1.2/instructure--all_canvas_simple_1.2.xml': [
    'single_answer',
    'true_false',
    'short_answer',
    'cloze',
    'multiple_answers',
    'cloze',
    'matching',
    'numeric',
    'numeric',
    'descriptive',
  ],
  // Three items name no kind. The third is answered by several choices, of which four give marks.
  'qti-1.2/instructure--choice.xml': ['single_answer', 'single_answer', 'multiple_answers', 'single_answer'],
  // The second has one coordinate, the third none.
  'qti-1.2/instructure--hot_spot.xml': ['hotspot', 'left out: position', 'left out: position', 'hotspot'],
  // Its declaration lacks a blank, and no option gives marks.
  'qti-1.2/instructure--choice_vary_points_by_answer_zero_points.xml': ['left out: noneRight'],
  // The first question has no text.
  'qti-1.2/instructure--feedback_quiz_1.2.xml': ['left out: descriptive', 'true_false', 'true_false'],
  // Its only question has fields of another behind it.
  'qti-1.2/instructure--matching.xml': ['matching'],
}

describe.skipIf(!existsSync(folder))('given real files (skipped without the folder ../shared)', () => {
  test.each(filesIn('gift', /^fuhrmanator.*\.gift$/))('%s is asked as another parser reads it', (file) => {
    const parsed = JSON.parse(bytesOf(`gift/${file.replace('.gift', '.json')}`).toString()) as Parsed[]
    expect(askedAs(`gift/${file}`)).toEqual(parsed.flatMap(kindsByOthers))
  })

  test.each([
    ...filesIn('moodle-xml', /\.xml$/).map(
      (file) => [`moodle-xml/${file}`, /<question type="(\w+)"/g] as const,
    ),
    ...filesIn('qti-1.2', /\.xml$/).map(
      (file) => [`qti-1.2/${file}`, /<fieldentry>(\w+_question)</g] as const,
    ),
  ])('%s is asked as what it names', (path, named) => {
    const names = [...bytesOf(path).toString().matchAll(named)].map(([, name]) => name!)
    const expected =
      byReading[path] ?? names.filter((name) => name !== 'category').map((name) => byName[name] ?? name)
    if (expected.length > 0) expect(askedAs(path)).toEqual(expected)
  })
})
