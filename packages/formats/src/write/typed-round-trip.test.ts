import { runs } from '@quizwright/domain/test-support/long-form.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import type { Interaction } from '@quizwright/domain/kinds/interaction.ts'
import type { Numeric, Tolerance } from '@quizwright/domain/kinds/numeric/schema.ts'
import { blankNumeric } from '@quizwright/domain/kinds/numeric/numeric.ts'
import { blankShortAnswer } from '@quizwright/domain/kinds/short-answer/short-answer.ts'
import type { ExportFormat } from '@quizwright/domain/schemas/export-format.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { withoutUnwritable } from './xml-characters.ts'
import { openQuestionFile } from '../open-question-file.ts'
import { readWorkbook } from '../testing/read-workbook.ts'
import { writeQuestionFile, writers } from './write-question-file.ts'

const decimal = fc.oneof(
  fc.integer({ min: -2_000, max: 2_000 }).map(String),
  fc.integer({ min: -200_000, max: 200_000 }).map((n) => (n / 100).toFixed(2)),
  fc.constantFrom('3,14', '1/2', '1e3', '0.10', '+5'),
)
const amount = fc.constantFrom('0', '1', '0.05', '2', '0.0', '.5', '12.5')
const tolerance: fc.Arbitrary<Tolerance> = fc.oneof(
  fc.record({ by: fc.constantFrom('absolute', 'relative', 'ratio'), amount }),
  fc.record({ by: fc.constantFrom('digits', 'decimals'), amount: fc.constantFrom('1', '2', '3') }),
  fc
    .tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: 1, max: 9 }), fc.boolean(), fc.boolean())
    .map(([low, width, with_low, with_high]) => ({
      by: 'range' as const,
      low: String(low),
      high: String(low + width),
      with_low,
      with_high,
    })),
)
const share = fc.constantFrom(100, 100, 50, 33, 33.33333, 16.66667, 1)
const units: fc.Arbitrary<Numeric['presentation']> = fc.constantFrom(
  { unit: 'none', units: [] },
  { unit: 'shown', units: ['m'] },
  { unit: 'typed', units: [] },
)
const numeric: fc.Arbitrary<Interaction> = fc
  .record({
    accepted: fc.array(fc.record({ value: decimal, tolerance, share }), { minLength: 1, maxLength: 3 }),
    presentation: units,
  })
  .map(({ accepted: [first, ...others], presentation }) => ({
    ...blankNumeric(),
    presentation,
    key: {
      accepted: [{ ...first!, share: 100 }, ...others].map((one) =>
        one.tolerance.by === 'range' ? { ...one, value: '' } : one,
      ),
      units: presentation.unit === 'none' ? [] : [{ name: 'm', also: [], factor: '1' }],
      unit_costs: { share: 100, of: 'credit' },
    },
  }))

const text = fc.oneof(
  fc.constantFrom(
    'Paris',
    'City of Paris',
    'a|b',
    '2*3',
    'x = {y}',
    '50 %',
    'a (50 %)',
    '<b>',
    'باريس',
    'a  b',
    '~x',
    '5',
  ),
  fc.string({ minLength: 1, maxLength: 8 }).filter((one) => one.trim() !== ''),
)
const acceptedText = fc.record({ value: text, is_pattern: fc.boolean(), share }).map((one) => ({
  ...one,
  value: one.is_pattern ? `*${one.value.replaceAll(/[\\*]/g, '')}*` : one.value,
}))
const shortAnswer: fc.Arbitrary<Interaction> = fc
  .record({
    accepted: fc.array(acceptedText, { minLength: 1, maxLength: 3 }),
    words: fc.record({
      case_counts: fc.boolean(),
      accents_count: fc.boolean(),
      punctuation_counts: fc.boolean(),
      typos: fc.constantFrom(0 as const, 1 as const),
    }),
  })
  .map(({ accepted: [first, ...others], words }) => ({
    ...blankShortAnswer(),
    key: { accepted: [{ ...first!, share: 100 }, ...others], words },
  }))

const readBack = (bytes: Uint8Array): QuestionContent[] => {
  const opened = openQuestionFile({ bytes })
  return 'problem' in opened ? [] : [...opened.entries].map(({ question }) => question)
}

const formats = [
  'json',
  'gift',
  'moodle-xml',
  'qti-1.2',
  'qti-2.2',
  'qti-3.0',
] as const satisfies ExportFormat[]

test.each(formats)(
  '%s gives back the accepted answers, shares and tolerances, or names them as lost',
  async (format) => {
    const property = fc.asyncProperty(fc.oneof(numeric, shortAnswer), async (interaction) => {
      const question = fullQuestion({ question: 'How much?', options: [], interaction, weightage: 2 })
      const { bytes, losses } = await writeQuestionFile(
        { title: 'Q', questions: [question], images: new Map() },
        format,
      )
      const isHeld = writers[format].holds.interaction!(question)
      expect(losses.includes('the kind and scoring of 1 question')).toBe(!isHeld)
      const [read] = readBack(bytes)
      if (isHeld) expect(read).toMatchObject({ question: 'How much?', interaction })
      // What is lost of the key changes no text, and leaves the question one of its kind or named as left out.
      else expect(read?.question).toBe('How much?')
    })
    await fc.assert(property, { numRuns: runs(80) })
  },
)

/** Blanks at the ends of an answer never count, and a cell has none. */
const isTrimmed = (interaction: Interaction): boolean =>
  interaction.kind !== 'short_answer' ||
  interaction.key.accepted.every(({ value }) => value.trim() === value && withoutUnwritable(value) === value)

/** In a cell, feedback stands behind this sign. */
const endsLikeFeedback: Interaction = {
  ...blankShortAnswer(),
  key: {
    ...blankShortAnswer().key,
    accepted: ['C', 'A #', 'a # # b'].map((value, at) => ({
      value,
      is_pattern: false,
      share: at === 0 ? 100 : 50,
    })),
  },
}

test('an Excel workbook gives all of them back', async () => {
  const property = fc.asyncProperty(fc.oneof(numeric, shortAnswer).filter(isTrimmed), async (interaction) => {
    const question = fullQuestion({ question: 'How much?', options: [], interaction })
    const { bytes, losses } = await writeQuestionFile(
      { title: 'Q', questions: [question], images: new Map() },
      'xlsx',
    )
    expect(losses).toEqual([])
    expect(readWorkbook(bytes)).toEqual([question])
  })
  await fc.assert(property, { numRuns: runs(80), examples: [[endsLikeFeedback]] })
})
