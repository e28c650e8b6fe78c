import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { splitMathFont } from '../../split-math-font.ts'
import { basicGlyphs } from './basic-characters.ts'

type Face = { family: string; path: string; ranges: [first: number, last: number][] }

const file = join(import.meta.dirname, 'math-font.css')
const splitAll = async (): Promise<Face[]> => {
  const transform = splitMathFont().transform as (css: string, id: string) => Promise<{ code: string }>
  const { code } = await transform(readFileSync(file, 'utf8'), file)
  return [...code.matchAll(/@font-face \{[^}]*\}/g)].map(([face]) => ({
    family: /font-family: '([^']+)'/.exec(face)![1]!,
    path: join(import.meta.dirname, /url\('([^']+)'\)/.exec(face)![1]!),
    ranges: [...face.matchAll(/U\+([0-9a-f]+)-([0-9a-f]+)/g)].map(([, first, last]) => [
      Number.parseInt(first!, 16),
      Number.parseInt(last!, 16),
    ]),
  }))
}

const split = async (): Promise<Face[]> =>
  (await splitAll()).filter(({ family }) => family === 'Quizwright Math')

test('the font of basic characters is complete and less than half of the first part', async () => {
  const [common] = await split()
  const small = (await splitAll()).find(({ family }) => family === 'Quizwright Math Basic')!
  expect(small.ranges).toEqual([])
  expect(statSync(small.path).size).toBeLessThan(statSync(common!.path).size / 2)
})

test('every character is in one part of the font, and the first part is a quarter of it', async () => {
  const faces = await split()
  const ranges = faces.flatMap((face) => face.ranges).toSorted(([one], [other]) => one - other)
  let next = 0
  for (const [first, last] of ranges) {
    expect(first).toBe(next)
    next = last + 1
  }
  expect(next).toBe(0x110000)
  const sizes = faces.map(({ path }) => statSync(path).size)
  expect(sizes[0]).toBeLessThan(sizes.at(-1)! / 4)
})

// Browsers stretch only characters of the first font in the list.
test.each([...'()[]{}|‖⌈⌉⌊⌋⟨⟩√∑∏∫∮⋃⋂⏞⏟→←⇒⇔⟶⟺↦⇌¯^~̂⃗'])(
  'the stretchable character %s is in the first part',
  async (character) => {
    const [common] = await split()
    const code = character.codePointAt(0)!
    expect(common!.ranges.some(([first, last]) => first <= code && code <= last)).toBe(true)
  },
)

test.each([...'xh√(){}[]|∑∫→𝑥ℎ𝜋𝜙Δ≤−'])('%s is drawn with the small font', (character) =>
  expect([...basicGlyphs]).toContain(character),
)
