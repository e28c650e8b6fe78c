import { expect, test } from 'vitest'
import { graderName } from './grader-name.ts'

test('the offline grader is named in words, a model by its name', () => {
  expect(['offline', 'gpt-4'].map(graderName)).toEqual(['the offline grader', 'gpt-4'])
})
