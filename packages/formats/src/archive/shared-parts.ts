import { normalTree } from '../qti/normal-tree.ts'
import { parseXml } from '../xml/read-xml.ts'
import type { Element } from '../xml/tree.ts'

export type ReadShared = (name: string | undefined) => Element | undefined

/** The characters of parts that are kept as trees, and that are parsed in all. Texts that items share are short. */
const limits = { keptChars: 4_000_000, parsedChars: 64_000_000 }

/**
 * Reads parts of a package to which many items refer, such as a text that they share. A part is unpacked and parsed
 * once, unless others took its place meanwhile. Beyond the characters for all of them no more is read, because a small
 * zip can hold very long ones.
 */
export const createSharedReader = (
  readText: (name: string) => string | undefined,
  { keptChars, parsedChars } = limits,
): ReadShared => {
  const kept = new Map<string, { root: Element | undefined; chars: number }>()
  let keptNow = 0
  let parsed = 0
  return (name) => {
    if (name === undefined) return undefined
    const known = kept.get(name)
    if (known) return known.root
    if (parsed >= parsedChars) return undefined
    const text = readText(name) ?? ''
    parsed += text.length
    const { root: written } = parseXml(text)
    const root = written && normalTree(written)
    kept.set(name, { root, chars: text.length })
    keptNow += text.length
    for (const [oldest, { chars }] of kept) {
      if (keptNow <= keptChars) break
      kept.delete(oldest)
      keptNow -= chars
    }
    return root
  }
}
