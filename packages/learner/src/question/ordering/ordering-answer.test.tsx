import type { AttemptQuestion, Solution } from '@quizwright/domain/schemas/attempt.ts'
import { fireEvent, screen } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { render } from '../../test-support/render.tsx'
import { OrderingAnswer } from './ordering-answer.tsx'

const interaction = {
  kind: 'ordering',
  items: ['two', 'one', 'three'].map((text) => ({ text, equation: '', image_url: '' })),
  rule: 'places',
} as const

const show = (picks?: number[], parts?: Solution['parts']) => {
  const onChange = vi.fn<(changes: object) => void>()
  render(
    <OrderingAnswer
      question={{ total_marks: 3 } as AttemptQuestion}
      interaction={interaction as never}
      answer={{
        answer: '',
        ...(picks && { response: { picks, texts: [] } }),
        solution: parts ? ({ parts } as Solution) : null,
      }}
      describedBy="t"
      onChange={onChange}
    />,
  )
  return onChange
}
const button = (name: string) => screen.getByRole('button', { name })
const texts = () => screen.getAllByRole('listitem').map((item) => item.querySelector('div')!.textContent)
const order = (...picks: number[]) => ({ response: { picks, texts: [] } })

test('an order that nobody touched is no answer; moving or confirming gives one', () => {
  const onChange = show()
  expect(texts()).toEqual(['two', 'one', 'three'])
  expect(screen.getByText(/Not answered yet/)).toBeTruthy()
  fireEvent.click(button('Keep this order'))
  expect(onChange).toHaveBeenLastCalledWith(order(0, 1, 2))
  fireEvent.click(button('Move up: one'))
  expect(onChange).toHaveBeenLastCalledWith(order(1, 0, 2))
})

test('at an end nothing moves, and Alt with an arrow key moves too', () => {
  const onChange = show([1, 0, 2])
  fireEvent.click(button('Move up: one'))
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.keyDown(button('Move down: two'), { key: 'ArrowDown', altKey: true })
  expect(onChange).toHaveBeenLastCalledWith(order(1, 2, 0))
  fireEvent.keyDown(button('Move down: two'), { key: 'ArrowDown' })
  expect(onChange).toHaveBeenCalledTimes(1)
  fireEvent.click(button('Clear answer'))
  expect(onChange).toHaveBeenLastCalledWith(order(-1, -1, -1))
})

test('a checked answer stays, with what belongs in each place', () => {
  show(
    [1, 2, 0],
    [
      { is_right: true, right: [1], share: 1 / 3 },
      { is_right: false, right: [0], share: 0 },
      { is_right: false, right: [2], share: 0 },
    ],
  )
  expect(screen.queryByRole('button', { name: /Earlier/ })).toBeNull()
  const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(first).toContain('✓ Correct 1 mark')
  expect(second).toContain('✗ Incorrect. Correct answer: two 0 marks')
})
