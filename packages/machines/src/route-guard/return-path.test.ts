import { describe, expect, test } from 'vitest'
import { safeReturnPath } from './return-path.ts'

describe('the return path after signing in', () => {
  test.each(['/quiz/quiz-landing?keepFilters=true', '/'])('%s is kept', (address) =>
    expect(safeReturnPath(address)).toBe(address),
  )
  test.each([
    null,
    '',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '\\\\evil',
    '/quiz\n',
    `/${'x'.repeat(8_192)}`,
  ])('%j becomes /', (address) => expect(safeReturnPath(address)).toBe('/'))
})
