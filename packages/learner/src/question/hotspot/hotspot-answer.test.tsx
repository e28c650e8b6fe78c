import type { AttemptQuestion, Solution } from '@quizwright/domain/schemas/attempt.ts'
import { fireEvent, screen } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { render } from '../../test-support/render.tsx'
import { HotspotAnswer } from './hotspot-answer.tsx'

const interaction = {
  kind: 'hotspot',
  image_url: '/files/map.png',
  image_description: 'A map of France',
  areas: [
    { shape: 'circle', points: [200, 200, 50], name: '' },
    { shape: 'rectangle', points: [400, 100, 500, 300], name: 'Paris' },
    { shape: 'polygon', points: [700, 700, 800, 700, 750, 800], name: '' },
  ],
  at_most: null,
  rule: 'net',
} as const

type Given = { picks?: number[]; atMost?: number; parts?: Solution['parts']; told?: Solution['parts'] }
const show = ({ picks, atMost, parts, told }: Given = {}) => {
  const onChange = vi.fn<(changes: object) => void>()
  render(
    <HotspotAnswer
      question={{ question_id: 'q', total_marks: 2 } as AttemptQuestion}
      interaction={{ ...interaction, at_most: atMost ?? null } as never}
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
const picked = (...picks: number[]) => ({ response: { picks, texts: [] } })
const onImage = (index: number) => document.querySelector(`[data-area="${index}"]`)!

test('areas have numbers and, if the author shows them, names; the image has its description', () => {
  show()
  expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))).toEqual([
    'Area 1',
    'Area 2: Paris',
    'Area 3',
  ])
  expect(screen.getByRole('img', { name: 'A map of France' })).toBeTruthy()
})

test('an area is chosen by pressing it on the image, or by its field', () => {
  const onChange = show({ picks: [2] })
  fireEvent.click(onImage(0))
  expect(onChange).toHaveBeenLastCalledWith(picked(0, 2))
  fireEvent.click(screen.getByLabelText('Area 3'))
  expect(onChange).toHaveBeenLastCalledWith(picked())
  fireEvent.click(screen.getByRole('button', { name: 'Clear answer' }))
  expect(onChange).toHaveBeenLastCalledWith(picked())
})

test('one area is a choice between them, and no more can be chosen than may be', () => {
  const onChange = show({ picks: [0], atMost: 1 })
  fireEvent.click(screen.getByRole('radio', { name: 'Area 3' }))
  expect(onChange).toHaveBeenLastCalledWith(picked(2))
})

test('with as many as may be chosen, the others are closed', () => {
  show({ picks: [0, 1], atMost: 2 })
  expect(screen.getByText('Choose up to 2')).toBeTruthy()
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ disabled }) => disabled)).toEqual([
    false,
    false,
    true,
  ])
})

test('the focus of a field is shown on the image', async () => {
  show()
  screen.getByLabelText('Area 3').focus()
  await expect.poll(() => onImage(2).className).toContain('focused')
  screen.getByLabelText('Area 3').blur()
  await expect.poll(() => onImage(2).className).not.toContain('focused')
})

test('a checked answer says by sign and word what was right, wrong and missed', () => {
  show({
    picks: [0, 1],
    parts: [
      { is_right: true, right: [1] },
      { is_right: false, right: [0] },
      { is_right: false, right: [1] },
    ],
  })
  expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))).toEqual([
    'Area 1. Correct',
    'Area 2: Paris. Incorrect',
    'Area 3. Correct, not chosen',
  ])
  expect([0, 1, 2].map((index) => onImage(index).textContent)).toEqual(['✓ 1', '✗ 2', '○ 3'])
})

test('while the answer may still change, nothing tells what was missed', () => {
  show({
    picks: [1],
    told: [
      { is_right: false, right: [] },
      { is_right: false, right: [] },
      { is_right: true, right: [] },
    ],
  })
  expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))).toEqual([
    'Area 1',
    'Area 2: Paris. Incorrect',
    'Area 3',
  ])
})
