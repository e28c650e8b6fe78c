import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CodeMissing } from '../loading/import-when-online.ts'
import { ErrorBoundary } from './error-boundary.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const showThrown = (error: Error) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const Broken = () => {
    throw error
  }
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  )
}

test('given a part of the page failed, then it can be tried again or the page reloaded', () => {
  showThrown(new Error('A fault.'))
  expect(screen.getByRole('heading', { name: 'This part of the page stopped working' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('given code is missing, which trying again does not bring, then only reloading is offered', () => {
  showThrown(new CodeMissing('Gone.'))
  expect(screen.getByRole('heading', { name: 'Reload this page' })).toBeTruthy()
  expect(screen.getByText(/there’s a newer version/)).toBeTruthy()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Reload the page'])
})
