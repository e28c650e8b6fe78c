import { expect, test } from 'vitest'
import { markingTeamFindings } from './marking-team.ts'

const sound = {
  shared_by: 'question',
  marker_ids: ['ada', 'bo'],
  questions: [
    { question_id: 'q1', marker_id: 'ada' },
    { question_id: 'q2', marker_id: 'bo' },
  ],
  sample_percent: 10,
} as const
const messages = (changes: Partial<Parameters<typeof markingTeamFindings>[0]>) =>
  markingTeamFindings({ ...sound, ...changes }).map(({ message }) => message)

test.each([
  ['a sound division', {}, []],
  ['nobody, which ends sharing out', { marker_ids: [], questions: [], sample_percent: 0 }, []],
  ['a marker named twice', { marker_ids: ['ada', 'ada', 'bo'] }, ['Name each marker and each question once']],
  [
    'a question given to two',
    { questions: [...sound.questions, { question_id: 'q1', marker_id: 'bo' }] },
    ['Name each marker and each question once'],
  ],
  [
    'a question of somebody outside the team',
    { questions: [{ question_id: 'q1', marker_id: 'cy' }] },
    ['Give questions only to markers of the team'],
  ],
  [
    'one person who marks twice',
    { marker_ids: ['ada'], questions: [] },
    ['Answers are marked twice by at least two markers'],
  ],
])('given %s, finds what is wrong', (_, changes, expected) => {
  expect(messages(changes)).toEqual(expected)
})
