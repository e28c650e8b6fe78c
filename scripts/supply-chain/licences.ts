/**
 * Licences that allow this product to be distributed. Those of the second list require that their own files
 * stay replaceable or come with their source; these packages are used unchanged and separately.
 */
const free = [
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'CC-BY-4.0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
]
const apart = ['MPL-2.0', 'LGPL-3.0-or-later']
const allowed = new Set([...free, ...apart])

/** Packages whose package.json names no licence, but whose LICENSE file does. */
const toldInFile: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

/** The licence in a package.json. Older packages use an object or a list. */
export const licenceOf = (manifest: Record<string, unknown>): string => {
  const named = manifest['license'] ?? manifest['licenses']
  const first: unknown = Array.isArray(named) ? named[0] : named
  if (typeof first === 'string') return first
  const type = typeof first === 'object' && first !== null && 'type' in first ? first.type : undefined
  if (typeof type === 'string') return type
  const name = String(manifest['name'])
  return Object.hasOwn(toldInFile, name) ? toldInFile[name]! : 'none'
}

/**
 * Whether an SPDX expression allows at least one permitted licence. All parts of an `AND` must be permitted.
 */
export const isAllowedLicence = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(/\s+OR\s+/i)
    .some((choice) => choice.split(/\s+AND\s+/i).every((licence) => allowed.has(licence.trim())))
