import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Facts } from './facts.tsx'

afterEach(cleanup)

test('a figure runs in its own direction, so that A+ is not read as +A where the page runs from right to left', () => {
  render(<Facts facts={[{ name: 'Grade', value: 'A+' }]} />)
  expect(screen.getByText('A+').tagName).toBe('BDI')
})
