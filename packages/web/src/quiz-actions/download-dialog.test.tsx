import { expect, test } from 'vitest'
import { describeLosses } from './download-dialog.tsx'

test('a line says what a format can not hold, or that it holds all', () => {
  expect(describeLosses('aiken', ['3 images', '2 solutions'])).toBe(
    'Aiken can not hold: 3 images, 2 solutions.',
  )
  expect(describeLosses('qti-3.0', [])).toBe('QTI 3.0 holds all of this quiz’s questions.')
})
