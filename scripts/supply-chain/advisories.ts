import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LockedPackage } from './lockfile.ts'

/** The fields of an advisory in OSV format (https://ossf.github.io/osv-schema) that are read here. */
export type Advisory = {
  id: string
  summary?: string
  withdrawn?: string
  affected?: {
    package?: { ecosystem?: string; name?: string }
    versions?: string[]
    ranges?: { type?: string; events?: { introduced?: string; fixed?: string; last_affected?: string }[] }[]
  }[]
}

/**
 * Reads a database of advisories from a folder. Every JSON file in it is one advisory or a list.
 * @throws Error with one sentence if there are none, because a comparison with nothing finds nothing.
 */
export const readAdvisories = (folder: string): Advisory[] => {
  const advisories = globSync('**/*.json', { cwd: folder }).flatMap((file) => readFile(join(folder, file)))
  if (advisories.length === 0)
    throw new Error(
      `${folder} holds no advisories. Name a folder of JSON files in OSV format with --advisories.`,
    )
  return advisories
}

const readFile = (path: string): Advisory[] => {
  try {
    const read = JSON.parse(readFileSync(path, 'utf8')) as Advisory | Advisory[]
    return Array.isArray(read) ? read : [read]
  } catch (error) {
    throw new Error(`${path} is no advisory that can be read. Remove it, or fetch it again.`, {
      cause: error,
    })
  }
}

const partsOf = (version: string): { numbers: number[]; pre: string[] } => {
  const [release = '', ...pre] = version.replace(/^v/, '').split('+')[0]!.split('-')
  return {
    numbers: release.split('.').map(Number),
    pre: pre.length > 0 ? pre.join('-').split('.') : [],
  }
}

const comparePre = (one: readonly string[], other: readonly string[]): number => {
  // A release comes after its pre-releases.
  if (one.length === 0 || other.length === 0) return other.length - one.length
  for (let index = 0; index < Math.max(one.length, other.length); index++) {
    const [a, b] = [one[index], other[index]]
    if (a === undefined || b === undefined) return a === undefined ? -1 : 1
    if (a === b) continue
    const areNumbers = /^\d+$/.test(a) && /^\d+$/.test(b)
    if (areNumbers) return Number(a) - Number(b)
    return a < b ? -1 : 1
  }
  return 0
}

/** Compares versions as in https://semver.org, section 11: negative if `one` comes first. */
export const compareVersions = (one: string, other: string): number => {
  const [a, b] = [partsOf(one), partsOf(other)]
  for (let index = 0; index < 3; index++) {
    const difference = (a.numbers[index] ?? 0) - (b.numbers[index] ?? 0)
    if (difference !== 0) return difference
  }
  return comparePre(a.pre, b.pre)
}

type Events = { introduced?: string; fixed?: string; last_affected?: string }[]

/** Whether the last event up to a version introduced the vulnerability. */
const isWithin = (version: string, events: Events): boolean => {
  let isAffected = false
  for (const { introduced, fixed, last_affected: last } of events) {
    if (introduced !== undefined && (introduced === '0' || compareVersions(version, introduced) >= 0))
      isAffected = true
    if (fixed !== undefined && compareVersions(version, fixed) >= 0) isAffected = false
    if (last !== undefined && compareVersions(version, last) > 0) isAffected = false
  }
  return isAffected
}

/** The advisories that affect a locked package. */
export const advisoriesOf = ({ name, version }: LockedPackage, advisories: readonly Advisory[]): Advisory[] =>
  advisories.filter(
    ({ withdrawn, affected = [] }) =>
      withdrawn === undefined &&
      affected.some(
        ({ package: of, versions = [], ranges = [] }) =>
          of?.ecosystem === 'npm' &&
          of.name === name &&
          (versions.includes(version) || ranges.some(({ events = [] }) => isWithin(version, events))),
      ),
  )
