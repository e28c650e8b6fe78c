import { skipSpace, standsHere, unsure } from './program.ts'

export type Field = { key: string; scanner: string; isRequired: boolean }

/** As many as a number has bits, of which one says for each required field that it is there. */
const maxRequired = 30
const isAscii = (key: string): boolean => /^[\x20-\x7e]+$/.test(key)

/**
 * What is done with a field whose key stands here. The colon is compared with it, which took a tenth off the scan;
 * nobody writes a space between the two.
 */
const fieldSource = ({ key, scanner }: Field, bit: number): string => {
  const written = `${JSON.stringify(key)}:`
  return `
  if (${standsHere(written)}) {
    at += ${written.length}
    ${skipSpace}
    at = ${scanner}(b, at)
    ${bit === 0 ? '' : `seen |= ${bit}`}
    break
  }`
}

/**
 * The body of the function that scans an object with these fields, in any order, and no others. The first letter of
 * a key chooses among them, because Postgres sorts the keys of a jsonb by their length.
 */
export const objectSource = (fields: readonly Field[]): string => {
  const required = fields.filter(({ isRequired }) => isRequired)
  if (required.length > maxRequired || !fields.every(({ key }) => isAscii(key))) return unsure
  const allRequired = 2 ** required.length - 1
  const bitOf = (field: Field): number => (field.isRequired ? 2 ** required.indexOf(field) : 0)
  const cases = [...Map.groupBy(fields, ({ key }) => JSON.stringify(key).charCodeAt(1))].map(
    ([letter, same]) =>
      `case ${letter}: ${same.map((field) => fieldSource(field, bitOf(field))).join('')} return -1`,
  )
  return `
    if (b[at++] !== 123) return -1
    ${skipSpace}
    if (b[at] === 125) return ${allRequired} === 0 ? at + 1 : -1
    for (let seen = 0; ; ) {
      switch (b[at + 1]) {
        ${cases.join('\n')}
        default: return -1
      }
      if (at < 0) return -1
      ${skipSpace}
      if (b[at] === 125) return seen === ${allRequired} ? at + 1 : -1
      if (b[at++] !== 44) return -1
      ${skipSpace}
    }`
}
