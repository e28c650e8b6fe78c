import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { elementAt } from '@quizwright/domain/defined.ts'
import { expect, test } from 'vitest'

const sheet = readFileSync(new URL('script-fonts.css', import.meta.url), 'utf8')

/** The fonts of a language, each with the code points that it draws. */
const fontsOf = (language: string) => {
  const family = elementAt(
    new RegExp(`\\[lang='${language}'\\] \\{\\s*--script-font: '([^']+)'`).exec(sheet) ?? [],
    1,
  )
  return [...sheet.matchAll(/@font-face \{([^}]*)\}/g)]
    .map(([, face = '']) => face)
    .filter((face) => face.includes(`'${family}'`))
    .map((face) => ({
      url: elementAt(/url\('([^']+)'\)/.exec(face) ?? [], 1),
      ranges: [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from = '', to = from]) => [
        Number.parseInt(from, 16),
        Number.parseInt(to, 16),
      ]),
    }))
}

test.each([
  ['ur', /\p{Script=Arabic}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
])('each letter of the catalogues of %s is drawn by one font, light or bold', (language, letters) => {
  const folder = fileURLToPath(new URL('../../../domain/locales/', import.meta.url))
  const texts = globSync(`${folder}${language}/*.po`).map((file) => readFileSync(file, 'utf8'))
  const points = new Set(
    texts.flatMap((text) => text.match(letters) ?? []).map((letter) => letter.codePointAt(0) ?? 0),
  )
  expect(points.size).toBeGreaterThan(35)
  const fonts = fontsOf(language)
  expect(fonts).toHaveLength(2)
  for (const { url, ranges } of fonts) {
    expect(existsSync(fileURLToPath(import.meta.resolve(url)))).toBe(true)
    const missing = [...points].filter(
      (point) => !ranges.some(([from = 0, to = 0]) => point >= from && point <= to),
    )
    expect(missing.map((point) => String.fromCodePoint(point))).toEqual([])
  }
})
