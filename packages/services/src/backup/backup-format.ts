import { wireLimits } from '@quizwright/domain/limits.ts'
import * as z from 'zod'

/**
 * A backup is a gzipped tar. It contains the manifest, the rows of each table as JSON lines in several parts, the
 * uploaded files and, at the end, the counts. It can be restored into the embedded database and into any Postgres,
 * so it also moves data from one to the other.
 */
export const manifestName = 'manifest.json'
export const countsName = 'counts.json'
const MiB = 1024 * 1024
/**
 * The largest parts of a backup. A part of a table has a mebibyte and at most one row more, and the largest uploaded
 * file is a question file. The rows of a class compress to a tenth of their size, and hardly anything to a hundredth.
 */
export const backupLimits = {
  manifestBytes: MiB,
  countsBytes: 1_024,
  tablePartBytes: 64 * MiB,
  fileBytes: 1_024 * MiB,
  /** A stored value is nested at most as deeply as a request, inside a row. */
  jsonDepth: 2 * wireLimits.jsonDepth,
  /** How many times its size the file may expand to, beyond `freeBytes`. */
  expansion: 200,
  freeBytes: 64 * MiB,
} as const

const tablesFolder = 'tables/'
const filesFolder = 'files/'

export const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The migrations of the database in their order. */
  migrations: z.array(z.string()).min(1),
})
export type Manifest = z.infer<typeof manifestSchema>

/** The numbers of rows and files. They come last, so a backup without them is incomplete. */
export const countsSchema = z.object({ rows: z.int(), files: z.int() })
export type BackupCounts = z.infer<typeof countsSchema>

/** Returns the name of one part of a table: tables/quiz.attempts/3.ndjson. */
export const tablePartName = (table: string, part: number): string => `${tablesFolder}${table}/${part}.ndjson`

/** Returns the name of an uploaded file: files/ and its key in the store. */
export const fileEntryName = (key: string): string => `${filesFolder}${key}`

export type BackupEntry = { kind: 'table'; table: string } | { kind: 'file'; key: string }

/** Returns what an entry other than the manifest and the counts contains, or undefined for an unknown name. */
export const readEntryName = (name: string): BackupEntry | undefined => {
  if (name.startsWith(filesFolder)) return { kind: 'file', key: name.slice(filesFolder.length) }
  const table = /^tables\/([^/]+)\/\d+\.ndjson$/.exec(name)?.[1]
  return table === undefined ? undefined : { kind: 'table', table }
}

/** Returns the rows of one part of a table, a JSON text each. */
export const splitRows = (lines: string): string[] => lines.split('\n').filter((line) => line !== '')
