import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FigureValue } from './figure-value.tsx'

afterEach(cleanup)

const show = (interval: [number, number], unit?: '') =>
  render(
    <dl>
      <FigureValue
        name="Facility index"
        figure={{ value: interval[0], interval, why: null } as never}
        {...(unit === '' && { unit })}
      />
    </dl>,
  )

test('an interval is written as a range, and with words where a dash would read as a minus', () => {
  show([26.64, 45.2])
  expect(screen.getByText('26.6–45.2%')).toBeTruthy()
  show([-15.4, 2])
  expect(screen.getByText('-15.4% to 2.0%')).toBeTruthy()
  show([-0.5, 0.25], '')
  expect(screen.getByText('-0.50 to 0.25')).toBeTruthy()
})
