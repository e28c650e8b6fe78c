import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import type { ZodType } from 'zod'
import { CommandError, type CommandContext } from '../commands/operator-command.ts'
import type { Database } from '../database/database.ts'
import { accounts } from '../database/tables/auth.ts'
import { migrate } from '../database/migrate.ts'
import { type Migration, readMigrations } from '../database/read-migrations.ts'
import {
  type BackupCounts,
  countsName,
  countsSchema,
  type Manifest,
  manifestName,
  manifestSchema,
  readEntryName,
} from './backup-format.ts'
import { prepareTables, type PreparedTables } from './prepare-tables.ts'

type Entry = AsyncIterable<unknown> & { header: { name: string; size: number }; resume: () => unknown }

/**
 * Replaces the contents of the database with a backup, in one transaction: if anything fails, the database is
 * unchanged. Files that the backup does not contain stay until the sweep. A backup of an older version is migrated.
 * @throws CommandError if the backup cannot be read, or if there are accounts and `replace` is not set.
 */
export const restoreBackup = async (
  context: CommandContext,
  { path, replace }: { path: string; replace: boolean },
): Promise<BackupCounts> => {
  if (!replace && (await context.db.$count(accounts)) > 0)
    throw new CommandError(
      'This database has accounts already. Make a backup of it, then add --replace to put the other in its place.',
    )
  const entries = extract()
  const stopReading = new AbortController()
  const reading = pipeline(createReadStream(path), createGunzip(), entries, {
    signal: AbortSignal.any([context.signal, stopReading.signal]),
  })
  try {
    const [counts] = await Promise.all([readEntries(context, entries[Symbol.asyncIterator]()), reading])
    return counts
  } catch (error) {
    if (error instanceof CommandError || context.signal.aborted) throw error
    throw new CommandError(describeFailure(path, error), { cause: error })
  } finally {
    stopReading.abort()
    await reading.catch(() => undefined)
  }
}

const describeFailure = (path: string, error: unknown): string => {
  const code = (error as NodeJS.ErrnoException).code ?? ''
  if (code === 'ENOENT') return `There is no file ${path}.`
  if (code === 'EACCES' || code === 'EISDIR') return `${path} can't be read (${code}).`
  if (code.startsWith('Z_') || /tar|end of data/i.test(String(error)))
    return `${path} is no whole backup: it is cut off or damaged. Nothing was changed.`
  return `The backup could not be restored (${String(error)}). Nothing was changed.`
}

const readEntries = async (context: CommandContext, entries: AsyncIterator<Entry>): Promise<BackupCounts> => {
  const first = await entries.next()
  if (first.done || first.value.header.name !== manifestName)
    throw new CommandError('This file is no backup: it does not begin with a manifest.')
  const manifest = await readJson(first.value, manifestSchema)
  const migrations = await knownMigrations(manifest)
  return context.db.transaction(async (tx) => {
    const tables = await prepareTables(tx, migrations)
    const counts = await addEntries(context, { entries, tables })
    await tables.complete()
    await migrate(tx as unknown as Database)
    return counts
  })
}

/** Returns the migrations of the backup. They must be the first ones of ours. */
const knownMigrations = async (manifest: Manifest): Promise<Migration[]> => {
  const available = await readMigrations()
  const unknown = manifest.migrations.find((name, index) => available[index]?.name !== name)
  if (unknown !== undefined)
    throw new CommandError(
      `The backup was made by a newer version (it has the migration ${unknown}). Restore it with that version.`,
    )
  return available.slice(0, manifest.migrations.length)
}

const addEntries = async (
  { store, report, signal }: CommandContext,
  { entries, tables }: { entries: AsyncIterator<Entry>; tables: PreparedTables },
): Promise<BackupCounts> => {
  const found: BackupCounts = { rows: 0, files: 0 }
  let stated: BackupCounts | undefined
  let previousTable = ''
  for (let next = await entries.next(); !next.done; next = await entries.next()) {
    signal.throwIfAborted()
    const entry = next.value
    const { name, size } = entry.header
    if (name === countsName) {
      stated = await readJson(entry, countsSchema)
      continue
    }
    const holds = readEntryName(name)
    if (holds?.kind === 'table') {
      if (holds.table !== previousTable) report(holds.table)
      previousTable = holds.table
      found.rows += await tables.addRows(holds.table, await text(Readable.from(entry)))
    } else if (holds?.kind === 'file') {
      await store.putStream(holds.key, Readable.from(entry), { contentLength: size })
      found.files += 1
    } else entry.resume()
  }
  if (stated?.rows !== found.rows || stated.files !== found.files)
    throw new CommandError(
      'The backup is not whole: its rows or files are fewer than it says. Nothing was changed.',
    )
  return found
}

const readJson = async <T>(entry: Entry, schema: ZodType<T>): Promise<T> => {
  const content = await text(Readable.from(entry))
  try {
    return schema.parse(JSON.parse(content))
  } catch (error) {
    throw new CommandError(`This file is no backup that this version reads (${entry.header.name}).`, {
      cause: error,
    })
  }
}
