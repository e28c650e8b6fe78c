import { afterEach, expect, test, vi } from 'vitest'
import { copyAllLinks } from './take-links.ts'

afterEach(() => vi.unstubAllGlobals())

test('given a name that a spreadsheet would run as a formula, the copied lines contain it as text', async () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  copyAllLinks([
    { listed_id: 'L1', name: '=HYPERLINK("http://evil.test")', email: 'bo@example.org', link: 'http://x/#1' },
    { listed_id: 'L2', name: 'Cy', email: '', link: 'http://x/#2' },
  ] as unknown as Parameters<typeof copyAllLinks>[0])
  expect(writeText).toHaveBeenCalledWith(
    `'=HYPERLINK("http://evil.test")\tbo@example.org\thttp://x/#1\nCy\t\thttp://x/#2`,
  )
})
