type Column = 'name' | 'firstName' | 'lastName' | 'email' | 'extraTime' | 'code'
/** The columns of a list, those without a meaning here as undefined. */
export type Columns = readonly (Column | undefined)[]
export type ListCells = Partial<Record<Exclude<Column, 'firstName' | 'lastName'>, string>>

const usualColumns: readonly Column[] = ['name', 'email', 'extraTime', 'code']

/** Names of columns as learning platforms and teachers write them above a class list. */
const headings: readonly (readonly [Column, RegExp])[] = [
  ['email', /e-?mail|^(mail|correo|courriel|epost)/i],
  ['firstName', /^(first|given|fore)[ _-]?names?$|^(vorname|prénom|prenom|nombre|nome)$/i],
  ['lastName', /^(last|family|sur)[ _-]?names?$|^(nachname|nom|apellidos?|cognome|sobrenome)$/i],
  ['name', /^(full |student )?name|^(student|participant|learner)$/i],
  ['extraTime', /^extra/i],
  ['code', /^(access )?code/i],
]

/** The columns that a heading line names. Undefined when the line is a student. */
export const columnsOf = (cells: readonly string[]): Columns | undefined => {
  if (cells.some((cell) => cell.includes('@'))) return undefined
  const columns = cells.map((cell) => headings.find(([, heading]) => heading.test(cell))?.[0])
  return columns.includes('email') && columns.some((column) => column && namesOf.has(column))
    ? columns
    : undefined
}

const namesOf: ReadonlySet<Column> = new Set(['name', 'firstName', 'lastName'])

/** The cells of a line by their columns; without a heading line, by where the address is. */
export const cellsByColumn = (cells: readonly string[], columns: Columns | undefined): ListCells =>
  columns ? byHeading(cells, columns) : byAddress(cells)

const byHeading = (cells: readonly string[], columns: Columns): ListCells => {
  const found: Partial<Record<Column, string>> = {}
  for (const [index, column] of columns.entries()) if (column) found[column] ??= cells[index] ?? ''
  const { firstName = '', lastName = '', name, ...others } = found
  return { ...others, name: name ?? `${firstName} ${lastName}`.trim() }
}

/** What stands before the address is the name, in one cell or several; numbers of students are left out. */
const byAddress = (cells: readonly string[]): ListCells => {
  const address = cells.findIndex((cell) => cell.includes('@'))
  if (address < 0) return byHeading(cells, usualColumns)
  const [email, ...rest] = cells.slice(address)
  if (address === 0) {
    const [name = '', extraTime = '', code = ''] = rest
    return { name, email: email!, extraTime, code }
  }
  const name = cells
    .slice(0, address)
    .filter((cell) => /\p{L}/u.test(cell))
    .join(' ')
  const [extraTime = '', code = ''] = rest
  return { name, email: email!, extraTime, code }
}
