import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ScoreBar } from './score-bar.tsx'

afterEach(cleanup)

test.each([
  [-5, '0%'],
  [66.7, '66.7%'],
  [140, '100%'],
])('draws %f percent as a bar of width %s and shows the given figure', (percentage, width) => {
  const { container } = render(<ScoreBar label="You" percentage={percentage} figure="so much" />)
  expect(container.querySelector<HTMLElement>('.score-bar-fill')?.style.width).toBe(width)
  expect(screen.getByText('so much')).toBeTruthy()
})
