import { expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'

test.each(['', 'a', 'Straße 東京 🎓', '\uFEFFmark', 'half \uD800', '\0'])(
  'a copy of %j is the same text, also where there is no Buffer, as in a browser',
  (text) => {
    vi.stubGlobal('Buffer', undefined)
    const copy = copyText(text)
    vi.unstubAllGlobals()
    expect(copy).toBe(text)
  },
)
