import { kindLimits } from '@quizwright/domain/limits.ts'
import { expect, test } from 'vitest'
import { feedbackLost } from './typed-settings.ts'

const long = 'x'.repeat(kindLimits.feedbackLength + 1)

test.each([
  ['on a right answer, that fits', [{ text: 'Paris', share: 100, feedback: 'Yes' }], []],
  ['on a wrong answer', [{ text: 'Lyon', share: 0, feedback: 'No' }], ['the feedback of its wrong answers']],
  ['that is empty', [{ text: 'Lyon', share: 0, feedback: ' ' }], []],
  [
    'that is too long',
    [{ text: 'Paris', share: 100, feedback: long }],
    ['feedback of more than 5000 characters'],
  ],
])('feedback %s is kept or named', (_what, accepted, lost) => {
  expect(feedbackLost(accepted)).toEqual(lost)
})
