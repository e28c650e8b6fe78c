/**
 * Licences under which this product may be passed on. Those of the second list ask that their own files stay
 * replaceable or come with their source: they are used as they are, unchanged and apart.
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

/** Packages whose package.json names no licence; their file LICENSE does. */
const toldInFile: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

/** The licence that a package.json names; older packages name it as an object or as a list. */
export const licenceOf = (manifest: Record<string, unknown>): string => {
  const named = manifest['license'] ?? manifest['licenses']
  const first: unknown = Array.isArray(named) ? named[0] : named
  if (typeof first === 'string') return first
  const type = typeof first === 'object' && first !== null && 'type' in first ? first.type : undefined
  if (typeof type === 'string') return type
  const name = String(manifest['name'])
  return Object.hasOwn(toldInFile, name) ? toldInFile[name]! : 'none'
}

/** Whether an expression of SPDX leaves a choice that is allowed; all parts of an `AND` must be. */
export const isAllowedLicence = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(/\s+OR\s+/i)
    .some((choice) => choice.split(/\s+AND\s+/i).every((licence) => allowed.has(licence.trim())))
