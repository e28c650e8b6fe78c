import type { MissingReason } from '../schemas/item-statistics.ts'

/**
 * Describes figures of questions and quizzes for readers without statistics. The bands of facility and of the
 * quiz's mean, standard deviation and internal consistency are Moodle's; where two of its bands leave a gap or
 * overlap, the lower band ends where the upper begins.
 */

/** The number of attempts from which figures are reliable. */
export const enoughAttempts = 30

/** The reason shown with the dash that stands for a missing figure. */
export const missingReasonTexts: Readonly<Record<MissingReason, string>> = {
  'no attempts': 'Nobody has answered it yet.',
  'one attempt': 'One attempt alone has no spread.',
  'too few attempts': 'There are too few attempts to compute it.',
  'no variance': 'Everybody got the same marks, so there is nothing to compare.',
  'no rest variance':
    'Everybody got the same marks for the other questions, so there is nothing to compare it with.',
  'no marks': 'It gives no marks.',
  'one question': 'It compares questions with each other, and there is only one.',
  'negative covariance':
    'Whoever did well in the quiz did worse here, so it takes away from the result instead of adding to it.',
  'no options': 'It has no options to guess from.',
  'not estimated': 'It is known and not estimated.',
}

export const bandOf = (value: number, bands: readonly (readonly [below: number, text: string])[]): string =>
  bands.find(([below]) => value < below)?.[1] ?? bands.at(-1)![1]

/** `value` in percent. */
export const describeFacility = (value: number): string =>
  bandOf(value, [
    [5.5, 'Extremely difficult, or something is wrong with it'],
    [10.5, 'Very difficult'],
    [20, 'Difficult'],
    [35, 'Moderately difficult'],
    [66, 'About the right difficulty'],
    [81, 'Fairly easy'],
    [90, 'Easy'],
    [95, 'Very easy'],
    [Infinity, 'Extremely easy'],
  ])

/** `value` from -100 to 100. */
export const describeDiscrimination = (value: number): string =>
  bandOf(value, [
    [0, 'Students who do well elsewhere do worse here: check which option is marked as correct'],
    [5, 'It does not tell strong students from weak ones'],
    [20, 'It hardly tells strong students from weak ones'],
    [30, 'It tells strong students from weak ones, but weakly'],
    [50, 'It tells strong students from weak ones well enough'],
    [Infinity, 'It tells strong students from weak ones very well'],
  ])

export const percent = (value: number): string => `${Math.round(value)} %`
