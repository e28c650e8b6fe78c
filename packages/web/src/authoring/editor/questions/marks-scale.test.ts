import { expect, test } from 'vitest'
import { evaluationPrompt, withMarksScale } from './marks-scale.ts'

test("the prompt's scale is 100 until the marks change, and the rest of the prompt is kept", () => {
  expect(evaluationPrompt()).toContain('on a scale of 0 to 100 marks')
  expect(withMarksScale(`Be kind. ${evaluationPrompt()} Say why.`, 20)).toBe(
    'Be kind. Evaluate the answer against the solution on a scale of 0 to 20 marks. Say why.',
  )
  expect(withMarksScale('Judge it from 1 to 5.', 20)).toBe('Judge it from 1 to 5.')
})
