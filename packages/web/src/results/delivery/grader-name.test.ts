import { expect, test } from 'vitest'
import { graderName } from './grader-name.ts'

test('the offline grader has a descriptive name, and a model its own', () => {
  expect(['offline', 'gpt-4'].map(graderName)).toEqual(['the word comparison', 'gpt-4'])
})
