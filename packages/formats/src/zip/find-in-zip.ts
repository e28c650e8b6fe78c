import type { Zip } from './open-zip.ts'

/** Finds a file by its address in another file of the same zip, allowing for imprecise exporters. */
export const findInZip = ({ names }: Zip, address: string, from: string): string | undefined => {
  const path = decode(address.replace(/[?#].*$/, ''))
    // TAO on Windows writes its paths as that system does.
    .replaceAll('\\', '/')
    // Blackboard's place of a file, which its server fills in.
    .replace(/^@X@[^@]*@X@/, '')
    .replace(/^(?:\$|%24)IMS[-_]CC[-_]FILE_?BASE(?:\$|%24)\/?/i, '')
    .replace(/^(?:\.\/|\/)+/, '')
  const folder = from.includes('/') ? from.slice(0, from.lastIndexOf('/') + 1) : ''
  const wanted = [collapse(folder + path), collapse(path), `web_resources/${path}`]
  const exact = wanted.find((name) => names.includes(name))
  if (exact !== undefined) return exact
  // Blackboard refers to a file of its collection by a number with which the name in the zip ends.
  const number = /(?:^|\/)xid-(\d+_\d+)$/.exec(path)?.[1]
  const numbered = names.find((name) => number !== undefined && name.includes(`__xid-${number}.`))
  if (numbered !== undefined) return numbered
  const tail = collapse(path)
  const behind = names.filter((name) => name.endsWith(`/${tail}`))
  return tail !== '' && behind.length === 1 ? behind[0] : undefined
}

/** Resolves `.` and `..` in a path; the result never leads above the root. */
const collapse = (path: string): string => {
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

const decode = (address: string): string => {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
