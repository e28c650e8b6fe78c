import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Distributions install servers here, which is often not in a user's PATH. */
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
/** The path of a program, or a sentence that says why it cannot be used. */
export type Found = { path: string; missing?: never } | { path?: never; missing: string }

/** HAProxy before 2.2 cannot configure what a health check sends in TCP mode. */
export const findHaproxy = (): Found => findProgram('haproxy', '-v', [2, 2])

/** PgBouncer before 1.21 does not support prepared statements in transaction mode. */
export const findPgBouncer = (): Found => findProgram('pgbouncer', '--version', [1, 21])

/**
 * Finds a program with at least a version. The version is the first "1.2" that the program prints with a
 * flag.
 */
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
