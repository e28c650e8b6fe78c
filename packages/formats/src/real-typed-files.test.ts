import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { openQuestionFile } from './open-question-file.ts'

const folder = new URL('../../../../shared/data/formats/', import.meta.url)

/**
 * How many questions of a file ask for a number and for a short answer and have a key that can mark. Determined by
 * reading the files; kinds/typed-readers.test.ts has a fixture of our own for each form. Files that are not named have
 * none.
 */
const asked: Readonly<Record<string, readonly [numbers: number, shortAnswers: number]>> = {
  'blackboard/moodle--sample_blackboard_pool.dat': [0, 1],
  'blackboard/moodle--sample_blackboard_qti.dat': [0, 1],
  'blackboard/vosslab--bbq-conftest.txt': [1, 1],
  'blackboard/vosslab--bbq-selfcheck.txt': [1, 1],
  'gift/ethan-ou--escapeBracket.gift': [0, 1],
  'gift/ethan-ou--state2.gift': [3, 1],
  'gift/ethan-ou--state4.gift': [3, 1],
  'gift/ethan-ou--unescapedCharacters2.gift': [3, 1],
  'gift/fuhrmanator--numerical1.gift': [10, 0],
  'gift/fuhrmanator--shortAnswer1.gift': [0, 2],
  'gift/fuhrmanator--shortFirstEmbeddedUnderline.gift': [0, 2],
  'gift/fuhrmanator--totara_moodle_shortanswer_general_feedback.gift': [0, 1],
  'gift/fuhrmanator--type_inferred_multiline_markdown.gift': [0, 1],
  'gift/lucaswolfgang--all.gift': [4, 4],
  'gift/lucaswolfgang--numericals.gift': [4, 0],
  'gift/lucaswolfgang--shorts.gift': [0, 4],
  'gift/moodle--examples.txt': [8, 9],
  'gift/mtommasi--inline.gift': [0, 1],
  // A text in braces without a sign, which its author calls an invalid answer, is none of GIFT's.
  'gift/mtommasi--short.gift': [0, 3],
  'gift/mtommasi--specials.gift': [0, 2],
  'gift/stuart--GIFT-examples.txt': [3, 1],
  'moodle-xml/moodle--shortanswer-testquestion.moodle.xml': [0, 1],
  'other/moodle--examview_sample.xml': [1, 1],
  'other/moodle--sample_webct.txt': [0, 1],
  'qti-1.2/instructure--all_canvas_simple_1.2.xml': [2, 1],
  'qti-1.2/instructure--fib_feedback.xml': [0, 1],
  'qti-1.2/instructure--formula.xml': [1, 0],
  'qti-1.2/instructure--formula_mvar.xml': [1, 0],
  'qti-1.2/instructure--numeric_exact_match.xml': [2, 0],
  'qti-1.2/instructure--numeric_margin_error_percent.xml': [1, 0],
  'qti-1.2/instructure--numeric_precision_decimals.xml': [1, 0],
  'qti-1.2/instructure--single_fib.xml': [0, 1],
  'qti-1.2/vosslab--FIB.xml': [0, 1],
  'qti-1.2/vosslab--NUM.xml': [1, 0],
  'qti-2.x/learnosity--invalid.xml': [0, 1],
  'qti-3.0/citolab--example-slider.xml': [1, 0],
  'qti-3.0/citolab--example-text-entry.xml': [0, 1],
  // Its only words are its title.
  'qti-3.0/kennisnet--match-correct-template.xml': [0, 1],
  'qti-3.0/pie-framework--qti3-text-entry.xml': [0, 1],
}

const formats = ['blackboard', 'gift', 'moodle-xml', 'other', 'qti-1.2', 'qti-2.x', 'qti-3.0']

/** The questions of a file that are asked as what they are. */
const countIn = (path: string): [number, number] => {
  const opened = openQuestionFile({ bytes: readFileSync(new URL(path, folder)), name: path })
  const kinds =
    'problem' in opened
      ? []
      : [...opened.entries].flatMap(({ status, question }) =>
          status === 'taken' ? [question.interaction?.kind] : [],
        )
  const count = (wanted: string) => kinds.filter((kind) => kind === wanted).length
  return [count('numeric'), count('short_answer')]
}

describe.skipIf(!existsSync(folder))('given real files (skipped without the folder ../shared)', () => {
  test('numbers and short answers are asked as what they are', () => {
    const paths = formats.flatMap((name) =>
      readdirSync(new URL(`${name}/`, folder))
        .filter((file) => file !== 'index.csv' && !file.endsWith('.json'))
        .map((file) => `${name}/${file}`),
    )
    const found = paths.flatMap((path) => {
      const [numbers, shortAnswers] = countIn(path)
      return numbers + shortAnswers > 0 ? [[path, [numbers, shortAnswers]] as const] : []
    })
    expect(Object.fromEntries(found)).toEqual(asked)
  })
})
