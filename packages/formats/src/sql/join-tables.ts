import { limits } from '@quizwright/domain/limits.ts'
import { plainName } from '../json/json-fields.ts'

export type Row = Record<string, unknown>
export type Table = { name: string; columns: readonly string[]; rows: Row[] }

/** What a table is called where another one names a row of it: "questions" and "category" by "question", "category". */
const namesOf = ({ name, columns }: Table): ReadonlySet<string> => {
  const plain = plainName(name)
  const own = plainName(columns[0] ?? '')
  const ones = [plain, plain.replace(/s$/, ''), plain.replace(/es$/, ''), plain.replace(/ies$/, 'y')]
  return new Set([...ones.flatMap((one) => [`${one}id`, `id${one}`, one]), ...(own === 'id' ? [] : [own])])
}

/** Truths are often stored as numbers. */
const ofTruth =
  /^(?:is|es|est|ist|jest|has)|correct|right|true|richtig|valid|benar|doğru|dogru|prawid|popraw|giust|esatt|верн/

const withTruths = ({ rows, columns }: Table): void => {
  for (const column of columns.filter((one) => ofTruth.test(plainName(one)))) {
    if (!rows.every((row) => row[column] === 0 || row[column] === 1)) continue
    for (const row of rows) row[column] = row[column] === 1
  }
}

/** The column of a table that names rows of another one, where nearly each of these has as many as options. */
const referenceIn = (child: Table, parent: Table): string | undefined => {
  const names = namesOf(parent)
  return child.columns.find((column, place) => {
    if (place === 0 || !names.has(plainName(column))) return false
    const counts = [...Map.groupBy(child.rows, (row) => row[column]).values()].map(({ length }) => length)
    const asOptions = counts.filter((count) => count >= limits.minOptions && count <= limits.maxOptions)
    return counts.length > 0 && asOptions.length >= leastShare * counts.length
  })
}
const leastShare = 0.8

/** Puts rows that belong to a row of another table, as options do to a question, into that row. */
export const joinTables = (tables: readonly Table[]): Record<string, Row[]> => {
  for (const table of tables) withTruths(table)
  const joined = new Set<Table>()
  for (const child of tables)
    for (const parent of tables) {
      const column = child === parent || joined.has(child) ? undefined : referenceIn(child, parent)
      const own = parent.columns[0] ?? ''
      const byId = new Map(parent.rows.map((row) => [row[own], row]))
      if (column === undefined || byId.size < parent.rows.length) continue
      joined.add(child)
      for (const [id, rows] of Map.groupBy(child.rows, (row) => row[column])) {
        const row = byId.get(id)
        if (row)
          row[child.name] = rows.map((one) =>
            Object.fromEntries(Object.entries(one).filter(([name]) => name !== column)),
          )
      }
    }
  return Object.fromEntries(
    tables.filter((table) => !joined.has(table)).map(({ name, rows }) => [name, rows]),
  )
}
