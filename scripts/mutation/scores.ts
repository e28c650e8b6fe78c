import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Found } from '../faults/figures/figure.ts'
import type { MutationGroup } from './groups.ts'
import { percentOf, type MutantCounts } from './score.ts'

/** The latest results by group. A run of some groups keeps earlier results of the others. */
export type GroupScores = Record<string, MutantCounts & { date: string }>

const path = fileURLToPath(new URL('./latest.json', import.meta.url))

export const readGroupScores = (): GroupScores => JSON.parse(readFileSync(path, 'utf8')) as GroupScores

export const writeGroupScores = (scores: GroupScores): void =>
  writeFileSync(path, `${JSON.stringify(scores, null, 2)}\n`)

/** Figure R32 requires 85 % over the groups with `isRequired`. Undefined while one of them has no score. */
export const requiredFigure = (groups: readonly MutationGroup[], scores: GroupScores): Found | undefined => {
  const ofBar = groups.filter(({ isRequired }) => isRequired)
  const found = ofBar.flatMap(({ name }) => scores[name] ?? [])
  if (found.length < ofBar.length) return undefined
  const sum = (key: keyof MutantCounts): number => found.reduce((total, one) => total + one[key], 0)
  const whole = { detected: sum('detected'), undetected: sum('undetected') }
  const each = ofBar.map(({ name }) => `${name} ${percentOf(scores[name]!).toFixed(1)} %`)
  const met = percentOf(whole) >= 85
  return {
    found: `${percentOf(whole).toFixed(1)} % of ${whole.detected + whole.undetected}: ${each.join(', ')}`,
    met,
    ran: '`mutation`, on the sample of each group',
    ...(!met && { reason: 'tests are missing, see docs/testing.md' }),
  }
}
