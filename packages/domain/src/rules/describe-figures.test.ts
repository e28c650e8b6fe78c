import { describe, expect, test } from 'vitest'
import type { Figure, OptionFigures, RevisionFigures } from '../schemas/item-statistics.ts'
import { describeQuestion } from './describe-question.ts'
import { misleadingOption } from './misleading-option.ts'
import {
  describeDiscrimination,
  describeDiscriminationFigure,
  describeFacility,
  describeFacilityFigure,
} from './describe-figures.ts'
import { describeQuizFigure } from './describe-quiz-figure.ts'
import { isSurelySound, judgeQuestion } from './judge-question.ts'

/** A figure with an interval of one percent to either side by default. */
const figure = (value: number | null, margin = 1): Figure =>
  value === null
    ? { value, interval: null, why: 'no variance' }
    : { value, interval: [value - margin, value + margin] }
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

test('facility is described by its band, edges included', () => {
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
    'Fairly difficult',
    'Fairly difficult',
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

test('a higher discrimination gets a better description', () => {
  expect(new Set([-1, 0, 5, 20, 30, 50].map(describeDiscrimination)).size).toBe(6)
  expect(describeDiscrimination(-20)).toContain('which option is marked as correct')
})

describe('a question', () => {
  test('that is sound is described as sound', () =>
    expect(describeQuestion(revision())).toEqual([
      'Strong students do clearly better here than weak ones.',
      'About the right difficulty. Students earned 60% of the marks.',
    ]))
  test('with the wrong key is recognized by the figures of its options too', () => {
    const read = describeQuestion(
      revision({
        discrimination: figure(-30),
        efficiency: figure(-40),
        facility: figure(15),
        options: [option(1, true, 15, 40), option(2, false, 70, 66), option(3, false, 15, 38)],
      }),
    )
    expect(read[0]).toContain('do worse here')
    expect(read).toContain(
      'Option 2 is misleading: students who chose it scored 66% on the quiz on average, more than those ' +
        'who chose the correct one.',
    )
    expect(read).toContain('Students did no better than by guessing.')
  })
  test('with a low efficiency is doubtful', () =>
    expect(
      describeQuestion(revision({ discrimination: figure(8), efficiency: figure(10) })).some(
        (sentence) => sentence === 'Review the wording and options of this question.',
      ),
    ).toBe(true))
  test('that separates students less than its marks allow is told so, where its index does not say it', () => {
    const read = describeQuestion(
      revision({ discrimination: { value: 22, interval: [18, 26] }, efficiency: figure(10) }),
    )
    expect(read).toContain(
      'The difference could be far larger: review the wording and options of this question.',
    )
  })
  test('whose marks hardly vary, or that can be guessed, is described so', () => {
    expect(describeQuestion(revision({ facility: figure(96), sd: figure(19) })).at(-1)).toBe(
      'Students’ marks are so similar here that the question says little about who knows more.',
    )
    expect(describeQuestion(revision({ random_guess: figure(50) })).at(-1)).toBe(
      'Guessing alone earns 50% of the marks. More options would make guessing less useful.',
    )
  })
  test('with few attempts begins with a warning', () =>
    expect(describeQuestion(revision({ counted: 12, few: true }))[0]).toBe(
      'Only 12 attempts: too few to judge. Questions need at least 30.',
    ))
  test('with few attempts gets no verdict, however bad its figures are', () =>
    expect(
      describeQuestion(
        revision({
          counted: 14,
          few: true,
          discrimination: figure(-60),
          efficiency: figure(-80),
          options: [option(1, true, 5, 30), option(2, false, 9, 80)],
        }),
      ),
    ).toEqual([
      'Only 14 attempts: too few to judge. Questions need at least 30.',
      'Students earned 60% of the marks.',
    ]))
  test('whose interval of discrimination reaches well above 0 is not said to have a wrong key', () =>
    expect(
      describeQuestion(
        revision({
          discrimination: { value: -3.4, interval: [-27, 21] },
          efficiency: { value: -4.5, interval: [-36, 28] },
        }),
      ),
    ).toEqual([
      'More attempts are needed to tell whether strong students do better here than weak ones.',
      'About the right difficulty. Students earned 60% of the marks.',
    ]))
  test('with most of the interval in the bad range is worth a look', () =>
    expect(
      describeQuestion(
        revision({
          discrimination: { value: 2, interval: [-15, 18] },
          efficiency: { value: 3, interval: [-18, 20] },
        }),
      ).slice(0, 2),
    ).toEqual([
      'Strong students do little or no better here than weak ones.',
      'Review the wording and options of this question.',
    ]))
  test('that nobody answered gets no description', () =>
    expect(describeQuestion(revision({ counted: 0 }))).toEqual([]))
})

test('a rarely chosen option and a skipped answer are not called misleading', () => {
  expect(
    misleadingOption([option(1, true, 60, 70), option(2, false, 4, 90), option(0, false, 30, 80)]),
  ).toBeUndefined()
})

test('an option is called misleading only if it surely attracted the better students', () => {
  const wrong = (interval: [number, number]) => ({
    ...option(2, false, 13, 55),
    mean_total: { value: 55, interval },
  })
  expect(misleadingOption([option(1, true, 99, 54), wrong([48, 62])])).toBeUndefined()
  expect(misleadingOption([option(1, true, 99, 50), wrong([53, 57])])?.option_no).toBe(2)
})

test('where several may be chosen, an option misleads if those who chose it did better than those who left it', () => {
  const ticked = (no: number, isRight: boolean, meanTotal: number, ofOthers: number) => ({
    ...option(no, isRight, 40, meanTotal),
    not_chosen: 60,
    mean_total_of_others: figure(ofOthers),
  })
  const options = [ticked(1, true, 40, 30), ticked(2, false, 50, 55), ticked(3, false, 45, 30)]
  expect(misleadingOption(options)?.option_no).toBe(3)
  expect(describeQuestion(revision({ options })).join(' ')).toContain('more than those who didn’t')
})

test('of several misleading options the worst is named, not the most chosen', () => {
  const options = [
    option(1, true, 30, 40),
    option(2, false, 60, 49.5),
    option(3, false, 20, 61.3),
    option(4, false, 10, 45),
  ]
  expect(misleadingOption(options)?.option_no).toBe(3)
})

test('a description asserts only what the whole interval supports', () => {
  expect(describeFacilityFigure({ value: 50, interval: [33, 67] })).toBe(
    'Probably about the right difficulty',
  )
  expect(describeFacilityFigure({ value: 50, interval: [40, 60] })).toBe('About the right difficulty')
  expect(describeFacilityFigure({ value: 8, interval: [5.6, 12] })).toBe('Difficult')
  expect(describeFacilityFigure({ value: 90, interval: [78, 97] })).toBe('Easy')
  expect(describeFacilityFigure({ value: 65, interval: [40, 80] })).toBe(
    'Probably about the right difficulty',
  )
  expect(describeFacilityFigure({ value: 75, interval: [60, 88] })).toBe('Probably fairly easy')
  expect(describeFacilityFigure({ value: 79, interval: [60, 94] })).toBe('Probably easy')
  expect(describeFacilityFigure({ value: 50, interval: [10, 90] })).toBe(
    'More attempts are needed to tell how difficult it is',
  )
  const read = [
    [-40, -5],
    [-20, 10],
    [-27, 21],
    [2, 45],
    [31, 70],
    [55, 70],
  ].map(([low, high]) => describeDiscriminationFigure({ value: 0, interval: [low!, high!] }))
  expect(new Set(read).size).toBe(6)
  expect(read.filter((text) => text.includes('which option is marked'))).toEqual([read[0]])
  expect(describeDiscriminationFigure({ value: 100, interval: null, why: 'too few attempts' })).toContain(
    'More attempts are needed',
  )
})

test.each([
  [{ value: -30, interval: [-45, -14] }, 'doubtful'],
  [{ value: 8, interval: [2, 14.9] }, 'doubtful'],
  [{ value: 5, interval: [-10, 20] }, 'worth a look'],
  [{ value: 14, interval: [-10, 38] }, undefined],
  [{ value: -3, interval: null }, undefined],
] as const)('of the efficiency %j the verdict is %s', (efficiency, verdict) => {
  const { value, interval } = efficiency
  const figure: Figure = { value, interval: interval && [...interval] }
  expect(judgeQuestion({ few: false, efficiency: figure })).toBe(verdict)
  expect(judgeQuestion({ few: true, efficiency: figure })).toBeUndefined()
})

test.each([
  [[15, 40], true],
  [[14.9, 40], false],
  [[-20, 10], false],
  [null, false],
] as const)('of a question with the interval %j of its efficiency, "sound" is %s', (interval, isSound) => {
  const efficiency: Figure = { value: 30, interval: interval && [...interval] }
  expect(isSurelySound({ few: false, efficiency })).toBe(isSound)
  expect(isSurelySound({ few: true, efficiency })).toBe(false)
})

test('given a facility without an interval, then only the marks that were reached are stated', () => {
  const equal: Figure = { value: 20, interval: null, why: 'no variance' }
  expect(describeFacilityFigure(equal)).toBeUndefined()
  expect(describeQuestion(revision({ facility: equal })).slice(1)).toEqual([
    'Students earned 20% of the marks.',
  ])
})

test('the figures of a quiz are described, and a missing one has its reason', () => {
  expect(describeQuizFigure('cic', figure(29.5), false)).toContain('Low')
  expect(describeQuizFigure('error_ratio', figure(104), false)).toBe('Chance matters as much as knowledge.')
  expect(describeQuizFigure('sd', figure(null), false)).toBe(
    'Everyone got the same marks, so there’s nothing to compare.',
  )
  expect(describeQuizFigure('cic', figure(70, 8), false)).toBe('Probably acceptable. 75% or more is good.')
  expect(describeQuizFigure('error_ratio', figure(90, 15), false)).toBe(
    'Chance accounts for 75% or more of the spread of scores (standard deviation).',
  )
})

test('a quiz with few attempts gets no verdict, only its counts', () => {
  expect(describeQuizFigure('cic', figure(20), true)).toBeUndefined()
  expect(describeQuizFigure('mean', figure(20), true)).toBeUndefined()
  expect(describeQuizFigure('median', figure(20), true)).toBe(
    'At least half of the attempts scored this or more.',
  )
})
