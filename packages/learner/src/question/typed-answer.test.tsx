import type { AttemptQuestion, Solution } from '@quizwright/domain/schemas/attempt.ts'
import { fireEvent, screen } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { render } from '../test-support/render.tsx'
import { NumericAnswer } from './numeric/numeric-answer.tsx'
import { ShortAnswer } from './short-answer/short-answer.tsx'

type Numeric = Parameters<typeof NumericAnswer>[0]['interaction']
const numeric: Numeric = { kind: 'numeric', unit: 'none', units: [] }
const show = (
  interaction: Numeric | { kind: 'short_answer' },
  answer: string,
  solution: Partial<Solution> | null = null,
) => {
  const onChange = vi.fn<(changes: object) => void>()
  const props = {
    question: {} as AttemptQuestion,
    answer: { answer, solution: solution as Solution | null },
    describedBy: 't',
    onChange,
  }
  render(
    interaction.kind === 'numeric' ? (
      <NumericAnswer {...props} interaction={interaction} />
    ) : (
      <ShortAnswer {...props} interaction={interaction} />
    ),
  )
  return { onChange, field: screen.getByLabelText<HTMLInputElement>('Your answer') }
}
const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } })

test('a number is typed with the keyboard for decimals, and what is read is said', () => {
  const { field, onChange } = show(numeric, '1,5')
  expect([field.inputMode, field.autocomplete]).toEqual(['decimal', 'off'])
  expect(screen.getByRole('status').textContent).toBe('Read as 1.5')
  type(field, '2')
  expect(onChange).toHaveBeenLastCalledWith({ answer: '2' })
})

test('what is no number is said at once', () => {
  const { field } = show(numeric, '1,2,3')
  expect(screen.getByRole('status').textContent).toContain('isn’t a number')
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('a sign can be changed where the keyboard has none', () => {
  const { onChange } = show(numeric, '5')
  fireEvent.click(screen.getByRole('button', { name: 'Switch between plus and minus' }))
  expect(onChange).toHaveBeenLastCalledWith({ answer: '-5' })
})

test('a unit is chosen beside the number, and both are one answer', () => {
  const { field, onChange } = show({ kind: 'numeric', unit: 'chosen', units: ['m', 'km'] }, '5 km')
  const unit = screen.getByLabelText<HTMLSelectElement>('Unit')
  expect([field.value, unit.value]).toEqual(['5', 'km'])
  type(field, '6')
  expect(onChange).toHaveBeenLastCalledWith({ answer: '6 km' })
  fireEvent.change(unit, { target: { value: 'm' } })
  expect(onChange).toHaveBeenLastCalledWith({ answer: '5 m' })
})

test('a checked answer stays, with what is accepted', () => {
  const { field } = show({ kind: 'short_answer' }, 'Lyon', {
    is_correct: false,
    accepted: ['Paris', 'P*s (50%)'],
  })
  expect(field.disabled).toBe(true)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Paris',
    'P*s (50%)',
  ])
})
