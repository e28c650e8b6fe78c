import { existsSync, readdirSync, readFileSync } from 'node:fs'
import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { iconvNames, sourceOf } from './source.ts'
import { guessEncodings } from './guess-encoding.ts'
import { detectEncoding } from './detect-encoding.ts'

const european =
  'Où est la forêt ? “Là-bas”, répondit l’élève – ça coûte 5 €…\nWofür hält man größere Flächen? „Für Äcker.“\n'
const texts = {
  'Windows-1252': european,
  MacRoman: european,
  GBK: '下列哪一项是正确的？选择一个答案。中国的首都是北京。\n',
  Big5: '下列哪一項是正確的？請選擇一個答案。臺灣的首都是臺北。\n',
  Shift_JIS: '次のうち正しいものはどれですか。日本の首都は東京です。\n',
  'Windows-1251': 'Какой город является столицей России? Выберите правильный ответ.\n',
} as const

test.each(Object.entries(texts))('given a text in %s, then this encoding is guessed', (encoding, text) => {
  const bytes = iconv.encode(text.repeat(5), iconvNames[encoding as keyof typeof texts])
  expect(guessEncodings(bytes)[0]).toBe(encoding)
})

const shared = new URL('../../../../../shared/data/questions/', import.meta.url)

test('given the question files in other encodings, then they are read correctly or reported as uncertain', async () => {
  if (!existsSync(shared)) {
    console.info('The shared question files were left out: there is no shared data beside the repository.')
    return
  }
  const wrong: string[] = []
  // trivia.csv had been read in a wrong encoding before we got it, so its original letters are unknown.
  const files = readdirSync(shared).filter((name) => name.endsWith('.csv') && name !== 'trivia.csv')
  for (const file of files) {
    // Characters that were lost before cannot be restored.
    const text = readFileSync(new URL(file, shared), 'utf8').replaceAll('\uFFFD', '')
    for (const encoding of ['Windows-1252', 'MacRoman', 'GBK', 'Big5', 'Shift_JIS'] as const) {
      const bytes = iconv.encode(text, iconvNames[encoding])
      // Characters that the encoding lacks are lost when the file is written.
      const written = iconv.decode(bytes, iconvNames[encoding])
      if (!/[^\0-\x7f]/.test(written)) continue
      const detected = await detectEncoding(sourceOf(bytes))
      if ('invalid' in detected || detected.encoding === 'UTF-8') continue
      expect(detected.isSure).toBe(false)
      if (iconv.decode(bytes, iconvNames[detected.encoding]) !== written) wrong.push(`${file} ${encoding}`)
    }
  }
  expect(wrong).toEqual([])
})
