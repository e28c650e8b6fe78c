import type { AttemptQuestion, Solution } from '@quizwright/domain/schemas/attempt.ts'
import { fireEvent, screen } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { render } from '../../test-support/render.tsx'
import { MatchingAnswer } from './matching-answer.tsx'

const piece = (text: string, equation = '') => ({ text, equation, image_url: '' })
const interaction = {
  kind: 'matching',
  prompts: ['France', 'Italy'].map((text) => piece(text)),
  choices: [piece('Rome'), piece('Paris'), piece('', 'x^2'), piece('روما')],
  reuse: false,
  rule: 'each',
} as const

const show = (picks: number[] | undefined, parts?: Solution['parts'], told?: Solution['parts']) => {
  const onChange = vi.fn<(changes: object) => void>()
  render(
    <MatchingAnswer
      question={{ total_marks: 3 } as AttemptQuestion}
      interaction={interaction as never}
      answer={{
        answer: '',
        ...(picks && { response: { picks, texts: [] } }),
        solution: parts ? ({ parts } as Solution) : null,
      }}
      told={told}
      describedBy="t"
      onChange={onChange}
    />,
  )
  return onChange
}
const selectOf = (prompt: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: prompt })

test('each prompt has a list of the browser that names the choices; formulas have their letter', () => {
  show(undefined)
  expect([...selectOf('France').options].map(({ textContent }) => textContent)).toEqual([
    'Choose…',
    'A. Rome',
    'B. Paris',
    'C',
    'D. روما',
  ])
  expect(screen.getByRole('list', { name: 'Choices' }).children).toHaveLength(4)
})

test('a choice is given for its prompt, and the others stay', () => {
  const onChange = show([1, -1])
  expect([selectOf('France').value, selectOf('Italy').value]).toEqual(['1', '-1'])
  fireEvent.change(selectOf('Italy'), { target: { value: '0' } })
  expect(onChange).toHaveBeenLastCalledWith({ response: { picks: [1, 0], texts: [] } })
  fireEvent.click(screen.getByRole('button', { name: 'Clear answer' }))
  expect(onChange).toHaveBeenLastCalledWith({ response: { picks: [-1, -1], texts: [] } })
})

test('a chosen text is written in its own direction', () => {
  show([3, -1])
  expect(selectOf('France').dir).toBe('rtl')
})

test('a checked answer stays, with what was right and the marks of each prompt', () => {
  show(
    [1, 2],
    [
      { is_right: true, right: [1], share: 0.5 },
      { is_right: false, right: [0], share: 0 },
    ],
  )
  expect(screen.getByRole<HTMLFieldSetElement>('group').disabled).toBe(true)
  const [first, second] = screen.getAllByRole('listitem').slice(-2)
  expect(first!.textContent).toContain('✓ Correct 1.5 marks')
  expect(second!.textContent).toContain('✗ Incorrect. Correct answer: A. Rome 0 marks')
})

test('while an answer may still be changed, each prompt says whether it is right, and not what is', () => {
  const told = [true, false].map((is_right) => ({ is_right, right: [] }))
  show([1, 2], undefined, told)
  expect(screen.getByRole<HTMLFieldSetElement>('group').disabled).toBe(false)
  const [first, second] = screen.getAllByRole('listitem').slice(-2)
  expect(first!.textContent).toContain('✓ Correct')
  expect(second!.textContent).toMatch(/✗ Incorrect$/)
})
