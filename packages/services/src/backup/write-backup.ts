import { createWriteStream } from 'node:fs'
import { access, constants, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Transform } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from '../database/drizzle.ts'
import { pack, type Pack } from 'tar-stream'
import { CommandError, type CommandContext } from '../commands/operator-command.ts'
import type { Queryable } from '../database/database.ts'
import {
  type BackupCounts,
  backupLimits,
  countsName,
  fileEntryName,
  type Manifest,
  manifestName,
  tablePartName,
} from './backup-format.ts'
import { describeTables, type TableDescription } from './describe-tables.ts'
import { isWaiting } from './received-files.ts'

/** The maximum number of JSON characters in one part of a table. One part at a time is in memory. */
const partLength = 1024 * 1024
const rowsPerFetch = 500

/**
 * Writes the whole database as of one moment, and all uploaded files, to a new file that only this user may read.
 * Until it is complete the file is called `<path>.partial`.
 * @throws CommandError if the file already exists, or cannot be created.
 */
export const writeBackup = async (context: CommandContext, path: string): Promise<BackupCounts> => {
  if (await stat(path).catch(() => undefined))
    throw new CommandError(`${path} exists already. Name another file, or move that one away.`)
  // Checked before all rows are read.
  await access(dirname(path), constants.W_OK).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(
      `${dirname(path)} is no folder that this user may write to (${error.code}). Name another.`,
      {
        cause: error,
      },
    )
  })
  const partialPath = `${path}.partial`
  // What a killed backup left, or somebody else prepared in a shared folder, is neither followed nor written to.
  await rm(partialPath, { force: true })
  const archive = pack()
  const written = pipeline(
    archive,
    createGzip({ level: 6 }),
    createWriteStream(partialPath, { mode: 0o600, flags: 'wx' }),
    { signal: context.signal },
  )
  // A full disk ends the archive. Entries added afterwards fail too; their error is only a consequence and is
  // ignored.
  let writeError: unknown
  written.catch((error: unknown) => {
    writeError = error
    archive.destroy()
  })
  try {
    const rows = await addRows(archive, context)
    const files = await addFiles(archive, context)
    await addJson(archive, countsName, { rows, files })
    archive.finalize()
    await written
    await rename(partialPath, path)
    return { rows, files }
  } catch (error) {
    archive.destroy()
    await written.catch(() => undefined)
    await rm(partialPath, { force: true })
    context.signal.throwIfAborted()
    throw writeError ?? error
  }
}

/** Reads all tables in one transaction, so that they are as of the same moment, before the files. */
const addRows = (archive: Pack, { db, now, report, signal }: CommandContext): Promise<number> =>
  db.transaction(
    async (tx) => {
      const { rows: migrations } = await tx.execute<{ name: string }>(
        sql`select name from quizwright.migrations order by name`,
      )
      const manifest: Manifest = {
        format: 1,
        createdAt: now().toISOString(),
        migrations: migrations.map(({ name }) => name),
      }
      await addJson(archive, manifestName, manifest)
      let total = 0
      for (const table of await describeTables(tx)) {
        const count = await addTable(archive, tx, table, signal)
        if (count > 0) report(`${table.name}: ${count} rows`)
        total += count
      }
      return total
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

const addTable = async (
  archive: Pack,
  tx: Queryable,
  { name, columns }: TableDescription,
  signal: AbortSignal,
): Promise<number> => {
  const columnList = sql.join(
    columns.map((column) => sql`${sql.identifier(column)}`),
    sql`, `,
  )
  await tx.execute(sql`declare backup_rows no scroll cursor for
    select row_to_json(t)::text as line from (select ${columnList} from ${sql.raw(name)}) t`)
  let count = 0
  let part = 0
  let text = ''
  const addPart = async () => {
    if (text === '') return
    const bytes = Buffer.from(text)
    if (bytes.length > backupLimits.tablePartBytes)
      throw new CommandError(`A row of ${name} is too long for a backup, which could not be restored.`)
    await addBytes(archive, tablePartName(name, (part += 1)), bytes)
    text = ''
  }
  for (;;) {
    signal.throwIfAborted()
    const { rows } = await tx.execute<{ line: string }>(
      sql`fetch ${sql.raw(String(rowsPerFetch))} from backup_rows`,
    )
    if (rows.length === 0) break
    count += rows.length
    for (const { line } of rows) {
      text += `${line}\n`
      if (text.length >= partLength) await addPart()
    }
  }
  await addPart()
  await tx.execute(sql`close backup_rows`)
  return count
}

/** Stored files never change. A file that was deleted after the rows were read is left out. */
const addFiles = async (archive: Pack, { store, report, signal }: CommandContext): Promise<number> => {
  let count = 0
  let paginationToken: string | undefined
  do {
    const page = await store.listAll('/', { recursive: true, ...(paginationToken && { paginationToken }) })
    for (const object of page.objects) {
      if (!object.isFile || isWaiting(object.key)) continue
      signal.throwIfAborted()
      const size = await store.getMetaData(object.key).then(
        ({ contentLength }) => contentLength,
        () => undefined,
      )
      if (size === undefined) continue
      if (size > backupLimits.fileBytes)
        throw new CommandError(
          `The file ${object.key} is larger than ${backupLimits.fileBytes} bytes, the most that a backup takes.`,
        )
      const entry = archive.entry({ name: fileEntryName(object.key), size })
      await pipeline(await store.getStream(object.key), takeBytes(size), entry)
      count += 1
    }
    paginationToken = page.paginationToken
  } while (paginationToken !== undefined)
  if (count > 0) report(`uploaded files: ${count}`)
  return count
}

/** A file that is still being uploaded grows while it is read. No row refers to it yet, so it may be cut. */
const takeBytes = (size: number): Transform => {
  let left = size
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      const taken = chunk.subarray(0, left)
      left -= taken.length
      done(null, taken)
    },
  })
}

const addJson = (archive: Pack, name: string, value: object): Promise<void> =>
  addBytes(archive, name, Buffer.from(JSON.stringify(value)))

const addBytes = async (archive: Pack, name: string, bytes: Buffer): Promise<void> => {
  const entry = archive.entry({ name, size: bytes.length })
  entry.end(bytes)
  await finished(entry)
}
