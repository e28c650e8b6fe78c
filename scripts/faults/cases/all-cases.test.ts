import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allFigures } from '../figures/all-figures.ts'
import { reliabilityPage } from '../report/reliability-page.ts'
import { allCases } from './all-cases.ts'

const root = join(import.meta.dirname, '../../..')
const requirements = join(root, '../shared/reliability.md')

const codesIn = (text: string, form: RegExp): string[] => [
  ...new Set([...text.matchAll(form)].map((match) => match[1]!)),
]

describe('the cases and figures', () => {
  test('have unique codes, in order', () => {
    const codes = [...allCases, ...allFigures].map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    expect([allCases.length, allFigures.length]).toEqual([94, 33])
    for (const { code, provenBy, notTried } of allCases)
      expect(provenBy.length > 0 || notTried, code).toBeTruthy()
    for (const { code, measure, byCase, notTried } of allFigures)
      expect(measure ?? byCase ?? notTried, code).toBeTruthy()
  })

  test('are those of the requirements, if these are next to the project', () => {
    if (!existsSync(requirements)) return void console.log(`Left out: there is no ${requirements}.`)
    const text = readFileSync(requirements, 'utf8')
    expect(codesIn(text, /^\| ([A-H]\d+) \|/gm)).toEqual(allCases.map(({ code }) => code))
    expect(codesIn(text, /^\| (R\d+) \|/gm)).toEqual(allFigures.map(({ code }) => code))
  })

  test('are proven by existing tests with the given titles', () => {
    const missing = allCases.flatMap(({ code, provenBy }) =>
      provenBy
        .filter(({ file, title = '' }) => {
          const path = join(root, file)
          return !existsSync(path) || !readFileSync(path, 'utf8').includes(title)
        })
        .map(({ file, title }) => `${code}: ${file} "${title ?? ''}"`),
    )
    expect(missing).toEqual([])
  })
})

test('the page says what was met, what was not and why, and what was not tried', () => {
  const circumstances = { date: '2026-01-02', load: 1.5 }
  const page = reliabilityPage(
    [
      { code: 'R1', what: 'doors', aim: '1 s', notTried: 'by hand' },
      { code: 'R2', what: 'windows', aim: '2 s' },
      { code: 'R3', what: 'roofs', aim: '3 s' },
    ],
    [{ code: 'A1', what: 'wind', provenBy: [], notTried: 'no wind here' }],
    {
      seed: 7,
      cases: { A1: { ...circumstances, outcome: 'not tried', tests: 0, seconds: 0 } },
      figures: {
        R2: { ...circumstances, found: '1 s', met: true, ran: 'once' },
        R3: { ...circumstances, found: '9 s', met: false, ran: 'twice', reason: 'too heavy' },
      },
    },
  )
  expect(page).toContain('| R1 | doors | 1 s | by hand | not measured |')
  expect(page).toContain('| R2 | windows | 2 s | 1 s (once) | yes | 2026-01-02, 1.5 |')
  expect(page).toContain('**no**: too heavy')
  expect(page).toContain('| A1 | wind | not tried |  | no wind here |')
  expect(page).toContain('Of 3 figures: 1 met, 1 not met')
})
