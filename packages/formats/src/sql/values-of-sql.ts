import { partComputed } from '../data-notations/parsed.ts'
import { joinTables, type Row, type Table } from './join-tables.ts'
import { computed, skipBlanks, type SqlScan, takeSign, takeValues } from './sql-values.ts'

/** A longer dump was written by a program, and no person wrote its questions by hand. */
const maxChars = 5_000_000

const name = String.raw`((?:[\x60"\[]?[\p{L}\w$-]{1,100}[\x60"\]]?\.){0,2}[\x60"\[]?[\p{L}\w$-]{1,100}[\x60"\]]?)`
const comments = String.raw`(?:\s|--[^\n]*\n|#[^\n]*\n|/\*(?:[^*]|\*(?!/))*\*/;?)*`
const beginnings = [
  String.raw`(?:INSERT|REPLACE|PRAGMA)\s|CREATE\s+(?:TABLE|DATABASE|SCHEMA)|DROP\s+TABLE|DELETE\s+FROM|TRUNCATE`,
  String.raw`USE\s+\S+;|SET\s+\S+|BEGIN\b|START\s+TRANSACTION|LOCK\s+TABLES|ALTER\s+TABLE`,
].join('|')
const begins = new RegExp(String.raw`^\uFEFF?${comments}(?:${beginnings})`, 'iu')
const statement = new RegExp(
  String.raw`\bCREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?${name}\s*(?=\()|` +
    String.raw`\b(?:INSERT|REPLACE)\s+(?:IGNORE\s+)?INTO\s+${name}\s*(?:\(([^()]{1,4000})\)\s*)?VALUES?(?=[\s(])|` +
    String.raw`^COPY\s+${name}\s*\(([^()]{1,4000})\)\s+FROM\s+stdin;[^\n]*\n`,
  'gimu',
)

/** Whether a text, or its beginning, is a dump of a database or a list of statements for one. */
export const isSql = (beginning: string): boolean => begins.test(beginning)

/** Whether a text begins with statements that fill or make a table. */
export const isDump = (beginning: string): boolean => {
  statement.lastIndex = 0
  return isSql(beginning) && statement.test(beginning)
}

const bare = (written: string): string =>
  written
    .split('.')
    .at(-1)
    ?.replaceAll(/[`"[\]\s]/g, '') ?? ''

/** A column of a new table, and no key or rule of it. */
const columnStart =
  /^\s*(?!(?:PRIMARY|FOREIGN|UNIQUE|KEY|INDEX|CONSTRAINT|CHECK|FULLTEXT)\b)[`"[]?([\p{L}\w$]+)/iu

/** The columns of `CREATE TABLE`, whose brackets may hold others. */
const takeColumns = (scan: SqlScan): string[] => {
  const columns: string[] = []
  let [depth, from] = [0, scan.at + 1]
  for (; scan.at < scan.text.length; scan.at += 1) {
    const sign = scan.text[scan.at]
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (depth === 0 || (depth === 1 && sign === ',')) {
      const column = columnStart.exec(scan.text.slice(from, scan.at))?.[1]
      if (column !== undefined) columns.push(column)
      from = scan.at + 1
    }
    if (depth === 0) return columns
  }
  return columns
}

const rowOf = (columns: readonly string[], values: readonly unknown[]): Row =>
  Object.fromEntries(values.map((value, index) => [columns[index] ?? `column ${index + 1}`, value]))

/** The place of a fault is counted from the beginning, so not all of very many are told. */
const mostFaults = 200

/** Rows between brackets behind VALUES. */
const takeRows = (scan: SqlScan, columns: readonly string[], faults: string[]): Row[] => {
  const rows: Row[] = []
  for (;;) {
    if (!takeSign(scan, '(')) return rows
    const start = scan.at
    const values = takeValues(scan, ')')
    if (!values.includes(computed)) rows.push(rowOf(columns, values))
    else if (faults.length < mostFaults)
      faults.push(partComputed(scan.text.slice(0, start).split('\n').length))
    if (!takeSign(scan, ',')) return rows
    skipBlanks(scan)
  }
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }

/** Rows of Postgres in lines with tabs, up to a line that ends them. */
const takeLines = (scan: SqlScan, columns: readonly string[]): Row[] => {
  const end = scan.text.indexOf('\n\\.', scan.at - 1)
  const lines = scan.text.slice(scan.at, Math.max(scan.at, end)).split('\n')
  scan.at = end < 0 ? scan.text.length : end + 3
  return lines
    .filter((line) => line !== '')
    .map((line) =>
      rowOf(
        columns,
        line.split('\t').map((cell) => {
          if (cell === '\\N') return null
          const text = cell.replaceAll(/\\([^])/g, (_, sign: string) => escapes[sign] ?? sign)
          return /^-?\d{1,15}$/.test(text) ? Number(text) : text === 't' ? true : text === 'f' ? false : text
        }),
      ),
    )
}

/**
 * The rows of all tables that a dump fills, by their names, with the rows that belong to another one within it. No
 * statement is run; rows with values that the database computes are faults.
 */
export const valuesOfSql = (text: string, faults: string[]): unknown => {
  if (text.length > maxChars) return undefined
  const scan: SqlScan = { text, at: 0, hasEscapes: /`|\bENGINE\s*=|MySQL|MariaDB|\\'/i.test(text) }
  const tables = new Map<string, Table>()
  const tableOf = (written: string, columns?: string[]): Table => {
    const table = tables.get(bare(written)) ?? { name: bare(written), columns: columns ?? [], rows: [] }
    tables.set(table.name, table)
    return table
  }
  for (;;) {
    statement.lastIndex = scan.at
    const found = statement.exec(text)
    if (!found) break
    scan.at = found.index + found[0].length
    const [, created, filled, columns, copied, copiedColumns] = found
    const listed = (columns ?? copiedColumns)?.split(',').map(bare)
    if (created !== undefined) tableOf(created, takeColumns(scan))
    else if (filled !== undefined) {
      const table = tableOf(filled, listed)
      for (const row of takeRows(scan, listed ?? table.columns, faults)) table.rows.push(row)
    } else if (copied !== undefined) {
      const table = tableOf(copied, listed)
      for (const row of takeLines(scan, listed ?? [])) table.rows.push(row)
    }
  }
  return joinTables([...tables.values()])
}
