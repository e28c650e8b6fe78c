import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The root of the repository. */
export const root = join(import.meta.dirname, '../..')

export type SourceFile = {
  /** Relative to the root of the repository, with `/`. */
  path: string
  text: string
}

const isGenerated = (path: string): boolean => /^docs\/generated\/|\/migrations\//.test(path)

/**
 * The files that git tracks, or would track after `git add .`, whose path matches. Generated files are left
 * out.
 */
export const readSources = (matches: RegExp): SourceFile[] => {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return listed.stdout
    .split('\0')
    .filter((path) => matches.test(path) && !isGenerated(path) && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}
