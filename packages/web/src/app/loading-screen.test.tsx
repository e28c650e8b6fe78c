import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { InsideFrame } from '../ui/layout/inside-frame.ts'
import { LoadingScreen } from './loading-screen.tsx'

afterEach(cleanup)

test.each([
  ['a frame that may still grow', 'moving', false],
  ['a frame of which all is there', true, true],
  ['no frame', false, true],
] as const)('given %s (%s), then the loading screen is visible: %s', (_case, inside, isSeen) => {
  render(
    <InsideFrame value={inside}>
      <LoadingScreen />
    </InsideFrame>,
  )
  const loading = screen.getByLabelText('Loading')
  expect(getComputedStyle(loading.closest('[style]') ?? loading).visibility !== 'hidden').toBe(isSeen)
})
