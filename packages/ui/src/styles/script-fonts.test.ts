import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { elementAt } from '@quizwright/domain/defined.ts'
import { expect, test } from 'vitest'

const sheet = readFileSync(new URL('script-fonts.css', import.meta.url), 'utf8')

/** The fonts of a family, each with the code points that it draws. */
const fontsOf = (family: string) =>
  [...sheet.matchAll(/@font-face \{([^}]*)\}/g)]
    .map(([, face = '']) => face)
    .filter((face) => face.includes(`'${family}'`))
    .map((face) => ({
      url: elementAt(/url\('([^']+)'\)/.exec(face) ?? [], 1),
      ranges: [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from = '', to = from]) => [
        Number.parseInt(from, 16),
        Number.parseInt(to, 16),
      ]),
    }))

test.each([
  ['ur', 'Quizwright Urdu', /\p{Script=Arabic}/gu],
  ['hi', 'Quizwright Devanagari', /\p{Script=Devanagari}/gu],
])('each letter of the catalogues of %s is drawn by one font, light or bold', (language, family, letters) => {
  const folder = fileURLToPath(new URL('../../../domain/locales/', import.meta.url))
  const texts = globSync(`${folder}${language}/*.po`).map((file) => readFileSync(file, 'utf8'))
  const points = new Set(
    texts.flatMap((text) => text.match(letters) ?? []).map((letter) => letter.codePointAt(0) ?? 0),
  )
  expect(points.size).toBeGreaterThan(35)
  const fonts = fontsOf(family)
  expect(fonts).toHaveLength(2)
  for (const { url, ranges } of fonts) {
    expect(existsSync(fileURLToPath(import.meta.resolve(url)))).toBe(true)
    const missing = [...points].filter(
      (point) => !ranges.some(([from = 0, to = 0]) => point >= from && point <= to),
    )
    expect(missing.map((point) => String.fromCodePoint(point))).toEqual([])
  }
})

test('a page in any language but Arabic draws what people write in Urdu and Hindi by these fonts', () => {
  const [, selectors = '', families = ''] = /([^}]+)\{\s*--script-font: ([^;]+);/.exec(sheet) ?? []
  expect(selectors).toContain(":root:not([lang='ar'])")
  expect(families.split(', ')).toEqual(["'Quizwright Urdu'", "'Quizwright Devanagari'"])
  // Nobody who reads only Latin letters fetches them.
  for (const letter of 'aé1’–')
    for (const font of [...fontsOf('Quizwright Urdu'), ...fontsOf('Quizwright Devanagari')])
      expect(
        font.ranges.some(([from = 0, to = 0]) => from <= letter.charCodeAt(0) && letter.charCodeAt(0) <= to),
      ).toBe(false)
})
