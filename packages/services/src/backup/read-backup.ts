import { createReadStream } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { isTooDeep } from '@quizwright/contracts/http/strict-json.ts'
import type { ZodType } from 'zod'
import { CommandError } from '../commands/operator-command.ts'
import { type Migration, readMigrations } from '../database/schema/read-migrations.ts'
import {
  type BackupCounts,
  backupLimits,
  countsName,
  countsSchema,
  type Manifest,
  manifestName,
  manifestSchema,
  readEntryName,
} from './backup-format.ts'

type Entry = AsyncIterable<unknown> & { header: { name: string; size: number }; resume: () => unknown }

/** Receives the contents of a backup in their order, one part at a time. */
export type BackupConsumer = {
  /** Adds rows of a table, one JSON line each. Returns their number. */
  addRows: (table: string, lines: string) => Promise<number>
  addFile: (file: { key: string; bytes: number; content: Readable }) => Promise<void>
}

type ReadOptions = { path: string; signal: AbortSignal }
/** Called once the manifest was read. Calls `readRest` with the consumer, and may do more before and after. */
type Run = (
  migrations: Migration[],
  readRest: (consumer: BackupConsumer) => Promise<BackupCounts>,
) => Promise<BackupCounts>

/**
 * Reads a backup from its file. Each part is limited, because a damaged or forged file can claim any size.
 * @throws CommandError with one sentence if the file is no whole backup, or one of a newer version.
 */
export const readBackup = async ({ path, signal }: ReadOptions, run: Run): Promise<BackupCounts> => {
  const entries = extract()
  const stopReading = new AbortController()
  const file = createReadStream(path)
  const reading = pipeline(
    file,
    createGunzip(),
    limitExpansion(() => file.bytesRead),
    entries,
    {
      signal: AbortSignal.any([signal, stopReading.signal]),
    },
  )
  try {
    const [counts] = await Promise.all([readEntries(entries[Symbol.asyncIterator](), signal, run), reading])
    return counts
  } catch (error) {
    throw describeReadError(path, error) ?? error
  } finally {
    stopReading.abort()
    await reading.catch(() => undefined)
  }
}

const describeReadError = (path: string, error: unknown): CommandError | undefined => {
  if (error instanceof CommandError) return undefined
  const code = (error as NodeJS.ErrnoException).code ?? ''
  const sentence = (text: string) => new CommandError(text, { cause: error })
  if (code === 'ENOENT') return sentence(`There is no file ${path}.`)
  if (code === 'EACCES' || code === 'EISDIR') return sentence(`${path} can't be read (${code}).`)
  if (code.startsWith('Z_') || /tar|end of data|header/i.test(String(error)))
    return sentence(`${path} is no whole backup: it is cut off or damaged. Nothing was changed.`)
  return undefined
}

/** Ends the stream with an error if the file expands to far more than any backup does. */
const limitExpansion = (bytesRead: () => number): Transform => {
  let expanded = 0
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      expanded += chunk.length
      if (expanded <= backupLimits.freeBytes + bytesRead() * backupLimits.expansion) return done(null, chunk)
      done(
        new CommandError(
          `This file is no backup: it expands to more than ${backupLimits.expansion} times its size.`,
        ),
      )
    },
  })
}

const readEntries = async (
  entries: AsyncIterator<Entry>,
  signal: AbortSignal,
  run: Run,
): Promise<BackupCounts> => {
  const first = await entries.next()
  if (first.done || first.value.header.name !== manifestName)
    throw new CommandError('This file is no backup: it does not begin with a manifest.')
  const manifest = await readJson(first.value, {
    schema: manifestSchema,
    maxBytes: backupLimits.manifestBytes,
  })
  return run(await knownMigrations(manifest), (consumer) => readRest(entries, signal, consumer))
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

const readRest = async (
  entries: AsyncIterator<Entry>,
  signal: AbortSignal,
  consumer: BackupConsumer,
): Promise<BackupCounts> => {
  const found: BackupCounts = { rows: 0, files: 0 }
  let stated: BackupCounts | undefined
  for (let next = await entries.next(); !next.done; next = await entries.next()) {
    signal.throwIfAborted()
    const entry = next.value
    const { name, size } = entry.header
    const holds = readEntryName(name)
    if (name === countsName) {
      stated = await readJson(entry, { schema: countsSchema, maxBytes: backupLimits.countsBytes })
    } else if (holds?.kind === 'table') {
      found.rows += await consumer.addRows(holds.table, await readLines(entry))
    } else if (holds?.kind === 'file') {
      requireSize(entry, backupLimits.fileBytes)
      await consumer.addFile({ key: holds.key, bytes: size, content: Readable.from(entry) })
      found.files += 1
    } else entry.resume()
  }
  if (stated?.rows !== found.rows || stated.files !== found.files)
    throw new CommandError(
      'The backup is not whole: its rows or files are fewer than it says. Nothing was changed.',
    )
  return found
}

/** The embedded database ends with a JSON text that is nested some ten thousand levels deep. */
const readLines = async (entry: Entry): Promise<string> => {
  requireSize(entry, backupLimits.tablePartBytes)
  const lines = await text(Readable.from(entry))
  if (isTooDeep(lines, backupLimits.jsonDepth))
    throw new CommandError(
      `This file is no backup: ${shorten(entry.header.name)} is nested too deeply. Nothing was changed.`,
    )
  return lines
}

const requireSize = ({ header }: Entry, maxBytes: number): void => {
  if (header.size > maxBytes)
    throw new CommandError(
      `This file is no backup: ${shorten(header.name)} has more than ${maxBytes} bytes. Nothing was changed.`,
    )
}

const readJson = async <T>(
  entry: Entry,
  { schema, maxBytes }: { schema: ZodType<T>; maxBytes: number },
): Promise<T> => {
  requireSize(entry, maxBytes)
  const content = await text(Readable.from(entry))
  try {
    return schema.parse(JSON.parse(content))
  } catch (error) {
    throw new CommandError(`This file is no backup that this version reads (${entry.header.name}).`, {
      cause: error,
    })
  }
}

const longestName = 100
const shorten = (name: string): string =>
  name.length > longestName ? `${name.slice(0, longestName)}…` : name
