import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Found } from '../figures/figure.ts'

/** When something was tried, and the load of the machine during the minute before. */
type Circumstances = { date: string; load: number }

export type CaseRecord = Circumstances & {
  outcome: 'passed' | 'failed' | 'not tried'
  tests: number
  seconds: number
}
export type FigureRecord = Circumstances & Found

/** The latest results by code. A run of some codes keeps earlier results of the others. */
export type RunRecord = {
  seed: number
  cases: Record<string, CaseRecord>
  figures: Record<string, FigureRecord>
}

const path = fileURLToPath(new URL('./latest.json', import.meta.url))

export const readRunRecord = (): RunRecord => JSON.parse(readFileSync(path, 'utf8')) as RunRecord

export const writeRunRecord = (record: RunRecord): void =>
  writeFileSync(path, `${JSON.stringify(record, null, 2)}\n`)

export const presentCircumstances = (): Circumstances => ({
  date: new Date().toISOString().slice(0, 10),
  load: Math.round(loadavg()[0]! * 10) / 10,
})
