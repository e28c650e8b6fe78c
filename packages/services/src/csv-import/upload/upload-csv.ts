import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { csvLimits, lengths } from '@quizwright/domain/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { toasts } from '@quizwright/domain/texts.ts'
import type { Handlers, UploadedFile } from '@quizwright/server/routes/handler.ts'
import { desc, eq } from '../../database/drizzle.ts'
import { inIds } from '../../database/queries/in-ids.ts'
import { dataResponse } from '../../http/response-bodies.ts'
import type { Context } from '../../context.ts'
import { files } from '../../database/tables/csv-files.ts'
import { headBytes, refuseNonCsv } from './check-file-type.ts'
import type { FileLocation } from '../../files/open-file-store.ts'

/** An uploaded file as a worker thread can open it, with its owner and the name that it was uploaded with. */
export type StoredFile = { fileLocation: FileLocation; key: string; name: string; ownerId: string }

/** Finds an uploaded file. The caller checks whose it is. Throws NOT_FOUND. */
export const findStoredFile = async (
  { db, fileLocation }: Pick<Context, 'db' | 'fileLocation'>,
  fileLink: string,
): Promise<StoredFile> => {
  const [file] = await db
    .select({ name: files.name, ownerId: files.ownerId })
    .from(files)
    .where(eq(files.id, fileLink))
  if (!file) throw new Problem('NOT_FOUND')
  return { fileLocation, key: csvStorageKey(fileLink), ...file }
}

/** The maximum number of stored files per instructor. An import needs one, and each may have 100 MB. */
const maxStoredFiles = 10
const MB = 1024 * 1024

export const csvStorageKey = (fileLink: string): string => `csv/${fileLink}`

/**
 * Streams a question file from the network to the file store and returns its fileLink. A file of another kind is
 * refused after its first bytes. After an error nothing of the file remains.
 */
export const uploadCsv =
  (context: Context): Handlers<'quiz'>['uploadCsv'] =>
  async ({ upload, user }) => {
    const { db, store, now } = context
    const fileLink = randomBytes(16).toString('base64url')
    await db.insert(files).values({
      id: fileLink,
      ownerId: user.userId,
      name: labelOf(upload.fileName),
      bytes: 0,
      createdAt: now(),
    })
    const incoming = checkContent(upload)
    try {
      await store.putStream(
        csvStorageKey(fileLink),
        Readable.from(incoming.content, { objectMode: false, highWaterMark: 64 * 1024 }),
      )
    } catch (error) {
      await deleteFiles(context, [fileLink])
      // A store that cannot write also aborts the reading, so only a problem of the file takes precedence.
      const failure = incoming.failure()
      throw failure instanceof Problem ? withCsvMessage(failure) : error
    }
    await db.update(files).set({ bytes: incoming.bytes() }).where(eq(files.id, fileLink))
    await deleteOldestFiles(context, user.userId)
    return dataResponse({ fileLink })
  }

/**
 * Passes the content on, checks its beginning and counts its bytes. The store wraps errors of its source, so the
 * original error is kept here.
 */
const checkContent = ({ content }: UploadedFile) => {
  let bytes = 0
  let failure: unknown
  const readChecked = async function* (): AsyncGenerator<Uint8Array> {
    try {
      /** The bytes before the check, undefined after it. */
      let head: Buffer | undefined = Buffer.alloc(0)
      for await (const chunk of content) {
        bytes += chunk.length
        if (!head) {
          yield chunk
          continue
        }
        head = Buffer.concat([head, chunk])
        if (head.length < headBytes) continue
        await refuseNonCsv(head.subarray(0, headBytes))
        yield head
        head = undefined
      }
      if (!head) return
      await refuseNonCsv(head)
      yield head
    } catch (error) {
      failure = error
      throw error
    }
  }
  return { content: readChecked(), bytes: () => bytes, failure: () => failure }
}

/** Replaces the general messages of upload problems with messages about a CSV file. */
const withCsvMessage = (problem: Problem): Problem => {
  if (problem.code === 'ONE_FILE_ONLY') return new Problem('ONE_FILE_ONLY', { message: toasts.oneCsvOnly })
  if (problem.code !== 'BODY_TOO_LARGE') return problem
  return new Problem('BODY_TOO_LARGE', {
    message:
      `The file is larger than ${csvLimits.fileBytes / MB} MB, the most that an import takes. ` +
      'Split it and upload the parts.',
  })
}

const deleteOldestFiles = async (context: Context, ownerId: string): Promise<void> => {
  const oldFiles = await context.db
    .select({ id: files.id })
    .from(files)
    .where(eq(files.ownerId, ownerId))
    .orderBy(desc(files.createdAt))
    .offset(maxStoredFiles)
  const fileLinks = oldFiles.map((file) => file.id)
  if (fileLinks.length > 0) await deleteFiles(context, fileLinks)
}

/** Deletes the bytes first: a row without bytes expires later, but bytes without a row would stay forever. */
const deleteFiles = async ({ db, store }: Context, fileLinks: string[]): Promise<void> => {
  for (const fileLink of fileLinks) await store.delete(csvStorageKey(fileLink))
  await db.delete(files).where(inIds(files.id, fileLinks))
}

/** Returns the file name as a label. It is never used as a path. */
const labelOf = (fileName: string): string =>
  fileName.toWellFormed().replaceAll('\0', '').slice(0, lengths.name)
