import { defined } from '@quizwright/domain/defined.ts'

type Column = 'name' | 'firstName' | 'lastName' | 'email' | 'extraTime' | 'code'
/** The columns of a list. Unknown ones are undefined. */
export type Columns = readonly (Column | undefined)[]
export type ListCells = Partial<Record<Exclude<Column, 'firstName' | 'lastName'>, string>>

const usualColumns: readonly Column[] = ['name', 'email', 'extraTime', 'code']

/** The headings that learning platforms and instructors use for class lists. */
const headings: readonly (readonly [Column, RegExp])[] = [
  ['email', /e-?mail|^(mail|correo|courriel|epost)/i],
  ['firstName', /^(first|given|fore)[ _-]?names?$|^(vorname|prénom|prenom|nombre|nome)$/i],
  ['lastName', /^(last|family|sur)[ _-]?names?$|^(nachname|nom|apellidos?|cognome|sobrenome)$/i],
  ['name', /^(full |student )?name|^(student|participant|learner)$/i],
  ['extraTime', /^extra/i],
  ['code', /^(access )?code/i],
]

/** Returns the columns that a heading line names. Undefined if the line is a student. */
export const readListColumns = (cells: readonly string[]): Columns | undefined => {
  if (cells.some((cell) => cell.includes('@'))) return undefined
  const columns = cells.map((cell) => headings.find(([, heading]) => heading.test(cell))?.[0])
  return columns.includes('email') && columns.some((column) => column && namesOf.has(column))
    ? columns
    : undefined
}

const namesOf: ReadonlySet<Column> = new Set(['name', 'firstName', 'lastName'])

/** Returns the cells of a line by column. Without a heading line, the position of the address determines them. */
export const cellsByColumn = (cells: readonly string[], columns: Columns | undefined): ListCells =>
  columns ? byHeading(cells, columns) : byAddress(cells)

const byHeading = (cells: readonly string[], columns: Columns): ListCells => {
  const found: Partial<Record<Column, string>> = {}
  for (const [index, column] of columns.entries()) if (column) found[column] ??= cells[index] ?? ''
  const { firstName = '', lastName = '', name, ...others } = found
  return { ...others, name: name ?? `${firstName} ${lastName}`.trim() }
}

/** The cells before the address are the name. Student numbers are left out. */
const byAddress = (cells: readonly string[]): ListCells => {
  const address = cells.findIndex((cell) => cell.includes('@'))
  if (address < 0) return byHeading(cells, usualColumns)
  const [email, ...rest] = cells.slice(address)
  if (address === 0) {
    const [name = '', extraTime = '', code = ''] = rest
    return { name, email: defined(email, 'email'), extraTime, code }
  }
  const name = cells
    .slice(0, address)
    .filter((cell) => /\p{L}/u.test(cell))
    .join(' ')
  const [extraTime = '', code = ''] = rest
  return { name, email: defined(email, 'email'), extraTime, code }
}
