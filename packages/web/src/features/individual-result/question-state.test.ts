import { expect, test } from 'vitest'
import { stateOf, videosToReview } from './question-state.ts'

const video = (id: string) => ({ id, name: `Video ${id}`, index_url: 'mechanics', module_no: 2 })
const question = (result: boolean, skipped: boolean, related?: string) => ({
  question_id: 'N',
  tags: [],
  result,
  skipped,
  related_video: related === undefined ? null : video(related),
})

test('a question with full marks is correct even if skipped; otherwise it is skipped or incorrect', () => {
  expect([
    stateOf(question(true, false)),
    stateOf(question(false, false)),
    stateOf(question(false, true)),
    stateOf(question(true, true)),
  ]).toEqual(['correct', 'incorrect', 'skipped', 'correct'])
})

test('suggests each video of incorrect and skipped questions once', () => {
  const questions = [
    question(true, false, 'A'),
    question(false, false, 'B'),
    question(false, true, 'C'),
    question(false, false, 'B'),
    question(false, false),
  ]
  expect(videosToReview(questions).map(({ id }) => id)).toEqual(['B', 'C'])
})
