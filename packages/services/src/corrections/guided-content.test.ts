import { offlineLabel } from '@quizwright/domain/language/say-solution.ts'
import { expect, test } from 'vitest'
import { draft } from '../saving/fixtures.ts'
import { guidanceOf, guidedContent, isSameGuidance } from './guided-content.ts'

const content = draft('essay', {
  options: [],
  solution: 'Metal conducts heat.',
  ai_solution: `${offlineLabel}Metal conducts heat.`,
})

test('an instructor edits a solution without the label of the offline writer, and students never read it', () => {
  const guidance = guidanceOf(content)
  expect(guidance).toEqual({ ai_solution: 'Metal conducts heat.' })
  expect(isSameGuidance(content, guidance, false)).toBe(true)
  expect(guidedContent(content, guidance)).toEqual(content)
  const changed = guidedContent(content, { ai_solution: `${guidance.ai_solution} Wood does not.` })
  expect(changed.solution).toBe('Metal conducts heat. Wood does not.')
})
