import { strToU8, zipSync, type Zippable } from 'fflate'

/** The earliest date that a zip can hold. It is fixed, so that the same files give the same bytes. */
const moment = new Date(1980, 0, 1)

/** Writes files as a zip. The same files in the same order give the same bytes. */
export const writeZip = (
  files: readonly (readonly [name: string, content: string | Uint8Array])[],
): Uint8Array => {
  const entries: Zippable = {}
  for (const [name, content] of files)
    entries[name] = [typeof content === 'string' ? strToU8(content) : content, { mtime: moment, level: 6 }]
  return zipSync(entries)
}
