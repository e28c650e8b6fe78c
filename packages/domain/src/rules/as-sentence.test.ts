import { afterEach, expect, test, vi } from 'vitest'
import { asSentence } from './as-sentence.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['en', 'She was ill ', 'She was ill.'],
  ['en', 'Why not?', 'Why not?'],
  ['ur', 'بہت مشکل', 'بہت مشکل۔'],
  ['ur', 'مناسب', 'مناسب۔'],
  ['ur', 'بہت مشکل۔', 'بہت مشکل۔'],
  ['ur', 'The Nile', 'The Nile.'],
  ['en', 'وہ بیمار تھی', 'وہ بیمار تھی۔'],
  ['ar', 'صعب جدًا', 'صعب جدًا.'],
  ['ar', 'لماذا؟', 'لماذا؟'],
  ['hi', 'बहुत कठिन', 'बहुत कठिन।'],
  ['hi', '\u2068बहुत कठिन।\u2069', '\u2068बहुत कठिन।\u2069'],
])('on a page in %s, "%s" ends as "%s"', (lang, text, sentence) => {
  vi.stubGlobal('document', { documentElement: { lang } })
  expect(asSentence(text)).toBe(sentence)
})
