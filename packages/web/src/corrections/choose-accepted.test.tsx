import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ChooseAccepted } from './choose-accepted.tsx'

afterEach(cleanup)

test('each of several answers that are accepted too can be changed, and the others stay', () => {
  const onWrite = vi.fn()
  const accepted = [
    { answer: 'Lutetia', share: 100 },
    { answer: 'Lyon', share: 35 },
  ]
  render(
    <ChooseAccepted sofar={['Paris']} accepted={accepted} gaps={[]} disabled={false} onWrite={onWrite} />,
  )
  expect(screen.getByText('Paris')).toBeTruthy()
  expect((screen.getByLabelText('Answer 2 earns') as HTMLSelectElement).value).toBe('35')
  fireEvent.change(screen.getByLabelText(/^The answer/), { target: { value: 'Lutece' } })
  expect(onWrite).toHaveBeenLastCalledWith([{ answer: 'Lutece', share: 100 }, accepted[1]])
  fireEvent.change(screen.getByLabelText('Answer 2 earns'), { target: { value: '50' } })
  expect(onWrite).toHaveBeenLastCalledWith([accepted[0], { answer: 'Lyon', share: 50 }])
})

test('where gaps are typed, the gap of an accepted answer is chosen among them', () => {
  const onWrite = vi.fn()
  const accepted = [{ answer: 'Lutetia', share: 100, part_no: 2 }]
  const props = { sofar: [], accepted, disabled: false, onWrite }
  render(<ChooseAccepted {...props} gaps={[2, 3]} />)
  const gap = screen.getByLabelText('Gap') as HTMLSelectElement
  expect([gap.value, gap.options.length]).toEqual(['2', 2])
  fireEvent.change(gap, { target: { value: '3' } })
  expect(onWrite).toHaveBeenLastCalledWith([{ answer: 'Lutetia', share: 100, part_no: 3 }])
})
