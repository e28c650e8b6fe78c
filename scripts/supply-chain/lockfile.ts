import { parse } from 'yaml'

/** A package pinned by the lockfile. */
export type LockedPackage = { name: string; version: string; integrity: string | undefined }

type Lockfile = {
  packages?: Record<string, { resolution?: { integrity?: string; tarball?: string; type?: string } }>
  importers?: Record<
    string,
    Partial<Record<'dependencies' | 'devDependencies', Record<string, { specifier: string }>>>
  >
}

export const readLockfile = (text: string): Lockfile => parse(text) as Lockfile

/** Splits `@a/b@1.2.3` into name and version. */
const splitKey = (key: string): { name: string; version: string } => {
  const index = key.lastIndexOf('@')
  return { name: key.slice(0, index), version: key.slice(index + 1) }
}

export const lockedPackages = ({ packages = {} }: Lockfile): LockedPackage[] =>
  Object.entries(packages).map(([key, { resolution }]) => ({
    ...splitKey(key),
    integrity: resolution?.integrity,
  }))

/** What is wrong with a lockfile: packages without a hash, or not from the registry. */
export const lockfileFaults = (lockfile: Lockfile): string[] =>
  Object.entries(lockfile.packages ?? {}).flatMap(([key, { resolution = {} }]) => {
    const { integrity, tarball, type } = resolution
    if (type || tarball) return [`${key} does not come from the registry.`]
    return integrity?.startsWith('sha512-') ? [] : [`${key} has no hash that an install would check.`]
  })

/** The names of dependencies whose range in a package.json differs from the locked one. */
export const staleSpecifiers = (
  lockfile: Lockfile,
  folder: string,
  manifest: Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>,
): string[] =>
  (['dependencies', 'devDependencies'] as const).flatMap((kind) => {
    const locked = lockfile.importers?.[folder]?.[kind] ?? {}
    const wanted = manifest[kind] ?? {}
    const names = new Set([...Object.keys(locked), ...Object.keys(wanted)])
    return [...names]
      .filter((name) => locked[name]?.specifier !== wanted[name])
      .map((name) => `${folder}: ${name} is not locked as package.json wants it.`)
  })
