import type { SelfTime } from '../../support/profile-threads.ts'

/** A part of the code and its share of the CPU time, from 0 to 1. */
export type Share = { part: string; share: number }

const ourFile = /\/packages\/(?<where>[^/]+\/src(?:\/[^/]+(?=\/))?)/
const packageFile = /.*\/node_modules\/(?<name>@[^/]+\/[^/]+|[^/]+)\//
/** Drizzle's folder has the name of PGlite in it, as that of a package it works with. */
const databaseMarks = /^wasm:|\/node_modules\/@electric-sql\/pglite\//
/** Functions without a file: compiled schema validators, and native code. */
const withoutFile: readonly [RegExp, string][] = [
  [/^scan\d*$/, 'gateway/src/scan'],
  [/^(?:write|writev|writeBuffer|writeUtf8String|writeLatin1String)$/, 'the system, writing to sockets'],
  [/^\(program\)$/, 'the system and native code'],
]
const modulesOfNode: readonly [RegExp, string][] = [
  [/http/, 'Node, HTTP'],
  [/net$|stream/, 'Node, sockets and streams'],
  [/timers|process|async/, 'Node, timers and tasks'],
  [/zlib/, 'Node, compression'],
]
const nameBy = (names: readonly [RegExp, string][], text: string): string =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? 'Node'

/**
 * The part of a function: one of our folders, a package, Node, or the garbage collector. Undefined while
 * idle.
 */
export const partOf = ({ functionName, url }: Pick<SelfTime, 'functionName' | 'url'>): string | undefined => {
  // Starting and stopping a profile takes time itself.
  if (functionName === '(idle)' || url === 'node:inspector') return undefined
  if (functionName === '(garbage collector)') return 'the garbage collector'
  if (databaseMarks.test(url)) return 'the embedded database'
  const name = packageFile.exec(url)?.groups?.['name']
  if (name !== undefined) return name
  const where = ourFile.exec(url)?.groups?.['where']
  if (where !== undefined) return where
  if (url === '') return nameBy(withoutFile, functionName)
  return url.startsWith('node:') ? nameBy(modulesOfNode, url) : 'other files'
}

/** The share of each group of functions, largest first. `groupOf` is undefined for what does not count. */
const groupShares = (
  times: readonly SelfTime[],
  groupOf: (time: SelfTime) => string | undefined,
): Share[] => {
  const byGroup = new Map<string, number>()
  for (const time of times) {
    const group = groupOf(time)
    if (group !== undefined) byGroup.set(group, (byGroup.get(group) ?? 0) + time.microseconds)
  }
  const all = [...byGroup.values()].reduce((sum, one) => sum + one, 0)
  return [...byGroup]
    .map(([part, microseconds]) => ({ part, share: microseconds / all }))
    .sort((a, b) => b.share - a.share)
}

/** The parts with the largest shares, in order. All others are merged into one. */
export const sharesOf = (times: readonly SelfTime[], count: number): Share[] => {
  const sorted = groupShares(times, partOf)
  const rest = sorted.slice(count).reduce((sum, { share }) => sum + share, 0)
  return [...sorted.slice(0, count), ...(rest > 0 ? [{ part: 'all else', share: rest }] : [])]
}

const ownCheck = 'gateway/src/scan'
const authorOf = (part: string | undefined): string | undefined => {
  if (part === undefined) return undefined
  if (part === ownCheck) return 'our check of the response'
  return part.includes('/src') ? 'all other code of ours' : 'Node, the system and packages'
}

/** Who wrote the code that runs, largest share first: what we could save at most by changing ours. */
export const authorShares = (times: readonly SelfTime[]): Share[] =>
  groupShares(times, (time) => authorOf(partOf(time)))
