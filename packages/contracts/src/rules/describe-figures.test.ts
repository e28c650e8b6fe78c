import { describe, expect, test } from 'vitest'
import type { OptionFigures, RevisionFigures } from '../schemas/item-statistics.ts'
import { misleadingOption, describeQuestion } from './describe-question.ts'
import { describeDiscrimination, describeFacility } from './describe-figures.ts'
import { describeQuizFigure } from './describe-quiz-figure.ts'

const figure = (value: number | null) => ({
  value,
  interval: null,
  ...(value === null && { why: 'no variance' as const }),
})
const option = (
  option_no: number,
  is_correct: boolean,
  chosen: number,
  meanTotal: number | null,
): OptionFigures => ({
  option_no,
  text: `Option ${option_no}`,
  is_correct,
  chosen,
  share: figure(chosen),
  mean_total: figure(meanTotal),
})
const revision = (changes: Partial<RevisionFigures> = {}): RevisionFigures => ({
  revision_ids: ['r'],
  is_current: true,
  counted: 100,
  few: false,
  doubtful: false,
  facility: figure(60),
  sd: figure(49),
  random_guess: figure(25),
  intended_weight: figure(20),
  effective_weight: figure(20),
  discrimination: figure(40),
  efficiency: figure(50),
  options: [option(1, true, 60, 70), option(2, false, 40, 50)],
  ...changes,
})

test('facility is described by its bands, edges included', () => {
  const read = [0, 5, 6, 10, 11, 19.9, 20, 34, 35, 65, 66, 80, 81, 89, 90, 94, 95, 100].map((value) =>
    describeFacility(value).split(/[ ,]/).slice(0, 2).join(' '),
  )
  expect(read).toEqual([
    'Extremely difficult',
    'Extremely difficult',
    'Very difficult',
    'Very difficult',
    'Difficult',
    'Difficult',
    'Moderately difficult',
    'Moderately difficult',
    'About the',
    'About the',
    'Fairly easy',
    'Fairly easy',
    'Easy',
    'Easy',
    'Very easy',
    'Very easy',
    'Extremely easy',
    'Extremely easy',
  ])
})

test('a higher discrimination has a better description', () => {
  expect(new Set([-1, 0, 5, 20, 30, 50].map(describeDiscrimination)).size).toBe(6)
  expect(describeDiscrimination(-20)).toContain('which option is marked as correct')
})

describe('a question', () => {
  test('that is sound is said to be', () =>
    expect(describeQuestion(revision())).toEqual([
      'It tells strong students from weak ones well enough.',
      'About the right difficulty: 60 % of the marks were reached.',
    ]))
  test('with the wrong key is found out by its options too', () => {
    const read = describeQuestion(
      revision({
        discrimination: figure(-30),
        doubtful: true,
        facility: figure(15),
        options: [option(1, true, 15, 40), option(2, false, 70, 66), option(3, false, 15, 38)],
      }),
    )
    expect(read[0]).toContain('do worse here')
    expect(read).toContain(
      'Option 2 misleads: those who chose it reached 66 % of the quiz on average, more than those ' +
        'who chose the correct one.',
    )
    expect(read).toContain('Blind guessing would reach as much.')
  })
  test('that tells less than it could is doubtful', () =>
    expect(
      describeQuestion(revision({ discrimination: figure(8), doubtful: true })).some((sentence) =>
        sentence.includes('far less than its marks would allow'),
      ),
    ).toBe(true))
  test('whose marks hardly differ, or that can be guessed, is said to', () => {
    expect(describeQuestion(revision({ facility: figure(96), sd: figure(19) })).at(-1)).toBe(
      'Its marks lie too close together to tell students apart.',
    )
    expect(describeQuestion(revision({ random_guess: figure(50) })).at(-1)).toBe(
      'Blind guessing alone reaches 50 %: more options would make it say more.',
    )
  })
  test('with few attempts warns before all else', () =>
    expect(describeQuestion(revision({ counted: 12, few: true }))[0]).toBe(
      'Only 12 attempts: too few to judge by. From 30 on the figures settle.',
    ))
  test('that nobody answered says nothing', () =>
    expect(describeQuestion(revision({ counted: 0 }))).toEqual([]))
})

test('an option that hardly anyone chose misleads nobody, nor does answering nothing', () => {
  expect(
    misleadingOption([option(1, true, 60, 70), option(2, false, 4, 90), option(0, false, 30, 80)]),
  ).toBeUndefined()
})

test('an option misleads only where it surely drew the better students', () => {
  const wrong = (interval: [number, number]) => ({
    ...option(2, false, 13, 55),
    mean_total: { value: 55, interval },
  })
  expect(misleadingOption([option(1, true, 99, 54), wrong([48, 62])])).toBeUndefined()
  expect(misleadingOption([option(1, true, 99, 50), wrong([53, 57])])?.option_no).toBe(2)
})

test('figures of a quiz are read, and a dash says why', () => {
  expect(describeQuizFigure('cic', figure(29.5))).toContain('Unsatisfactory')
  expect(describeQuizFigure('error_ratio', figure(104))).toBe('Chance decides as much as knowledge does.')
  expect(describeQuizFigure('sd', figure(null))).toBe(
    'Everybody got the same marks, so there is nothing to compare.',
  )
})
