import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Distributions put servers here, where a user's PATH often does not lead. */
const systemFolders = ['/usr/local/sbin', '/usr/sbin']

const isRunnable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

type Version = readonly [major: number, minor: number]
/** Where a program is, or a sentence that says why it can't be used. */
export type Found = { path: string; missing?: never } | { path?: never; missing: string }

/** Before 2.2 it can't say what a health check sends in a section of TCP. */
export const findHaproxy = (): Found => findProgram('haproxy', '-v', [2, 2])

/** Before 1.21 it knows no prepared statements in transaction mode. */
export const findPgBouncer = (): Found => findProgram('pgbouncer', '--version', [1, 21])

/** A program of this machine, of at least a version, which is the first "1.2" that it says with a flag. */
export const findProgram = (name: string, versionFlag: string, leastVersion: Version): Found => {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...systemFolders]
  const path = folders.map((folder) => join(folder, name)).find(isRunnable)
  if (!path) return { missing: `${name} is not on this machine.` }
  const version = readVersion(execFileSync(path, [versionFlag], { encoding: 'utf8' }))
  return isAtLeast(version, leastVersion)
    ? { path }
    : { missing: `${name} ${version.join('.')} is too old: it must be ${leastVersion.join('.')} or later.` }
}

export const readVersion = (text: string): Version => {
  const [, major = '0', minor = '0'] = /(\d+)\.(\d+)/.exec(text) ?? []
  return [Number(major), Number(minor)]
}

export const isAtLeast = ([major, minor]: Version, [leastMajor, leastMinor]: Version): boolean =>
  major > leastMajor || (major === leastMajor && minor >= leastMinor)
