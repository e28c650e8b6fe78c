import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Larger ones are for the benches of speed. */
const maxBytes = 3_000_000

/** The files of a folder and of those within it, in the order of their names, or a file itself. */
export const filesIn = (path: string): string[] => {
  const found = statSync(path)
  if (found.isFile()) return found.size > 0 && found.size < maxBytes ? [path] : []
  return readdirSync(path)
    .filter((name) => !name.startsWith('.') && name !== 'node_modules')
    .toSorted()
    .flatMap((name) => filesIn(join(path, name)))
}
