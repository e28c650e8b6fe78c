import type { AttemptQuestion, Solution } from '@quizwright/domain/schemas/attempt.ts'
import { fireEvent, screen } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { render } from '../../test-support/render.tsx'
import { ClozeAnswer } from './cloze-answer.tsx'

const interaction = {
  kind: 'cloze',
  gaps: [
    { as: 'typed', choices: [] },
    { as: 'chosen', choices: ['red', 'blue'] },
    { as: 'bank', choices: [] },
    { as: 'number', choices: [] },
  ],
  bank: ['Rome', 'Nile'],
  rule: 'each',
} as const
const text = '[[2]] is [[1]], [[3]] and [[4]] of $x^2$'

type Given = { picks: number[]; texts: string[] }
const show = (response?: Given, parts?: Solution['parts']) => {
  const onChange = vi.fn<(changes: object) => void>()
  render(
    <ClozeAnswer
      question={{ text, equation: '', image_url: '', total_marks: 4 } as AttemptQuestion}
      interaction={interaction as never}
      answer={{ answer: '', ...(response && { response }), solution: parts ? ({ parts } as Solution) : null }}
      describedBy="t"
      onChange={onChange}
    />,
  )
  return onChange
}
const gap = (no: number) => screen.getByLabelText<HTMLInputElement>(`Gap ${no} of 4`)
const blank: Given = { picks: [-1, -1, -1, -1], texts: ['', '', '', ''] }

test('fields stand in the text, named in the order in which they are read', () => {
  show()
  expect([1, 2, 3, 4].map((no) => gap(no).tagName)).toEqual(['SELECT', 'INPUT', 'SELECT', 'INPUT'])
  expect(gap(4).inputMode).toBe('decimal')
  expect(document.querySelector('#t')!.textContent).toContain(' is ')
  expect(gap(1).getAttribute('aria-describedby')).toBe('t')
})

test('a gap is filled, and the others stay', () => {
  const onChange = show({ ...blank, texts: ['a', '', '', ''] })
  fireEvent.change(gap(1), { target: { value: '1' } })
  expect(onChange).toHaveBeenLastCalledWith({
    response: { picks: [-1, 1, -1, -1], texts: ['a', '', '', ''] },
  })
  fireEvent.input(gap(4), { target: { value: '9' } })
  expect(onChange).toHaveBeenLastCalledWith({
    response: { picks: [-1, -1, -1, -1], texts: ['a', '', '', '9'] },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Clear answer' }))
  expect(onChange).toHaveBeenLastCalledWith({ response: blank })
})

test('a word of the bank that is pressed goes into the gap', () => {
  const onChange = show()
  fireEvent.click(screen.getByRole('button', { name: 'Nile' }))
  expect(onChange).toHaveBeenLastCalledWith({ response: { ...blank, picks: [-1, -1, 1, -1] } })
})

test('a number that can not be read is said at once', () => {
  show({ ...blank, texts: ['', '', '', 'two'] })
  expect(gap(4).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('status').textContent).toContain('isn’t a number')
})

test('a checked answer says for each gap whether it is right, and what would be', () => {
  const right = { is_right: true, right: [], accepted: ['a'], share: 0.25 }
  const wrong = { is_right: false, right: [1], share: 0 }
  show({ picks: [-1, 0, -1, -1], texts: ['a', '', '', ''] }, [right, wrong, { ...wrong, right: [0] }, wrong])
  const lines = [...screen.getByRole('list', { name: 'The gaps' }).children].map((line) => line.textContent)
  expect(lines[0]).toBe('Gap 1✗ Incorrect. Correct answer: blue 0 marks')
  expect(lines[1]).toBe('Gap 2✓ Correct 1 mark')
  expect(lines[2]).toContain('Not answered. Correct answer: Rome')
  expect(document.querySelector('fieldset')!.disabled).toBe(true)
})
