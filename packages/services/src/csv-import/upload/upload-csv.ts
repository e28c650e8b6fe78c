import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { csvLimits, lengths } from '@quizwright/contracts/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { toasts } from '@quizwright/contracts/texts.ts'
import type { Handlers, UploadedFile } from '@quizwright/server/routes/handler.ts'
import { desc, eq, inArray } from 'drizzle-orm'
import { dataResponse } from '../../http/response-bodies.ts'
import type { Context } from '../../context.ts'
import { files } from '../../database/tables.ts'
import { headBytes, refuseNonCsv } from './check-file-type.ts'

/** Files of one instructor that are kept beside each other: an import needs one, and each may be 100 MB. */
const keptAtMost = 10
const MB = 1024 * 1024

/** Where the bytes of a file lie in the store. */
export const csvStorageKey = (fileLink: string): string => `csv/${fileLink}`

/**
 * Takes a CSV file straight from the network to the store and answers its key. What is no CSV file is refused
 * from its beginning, before the rest has come; whatever goes wrong, nothing of the file stays.
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
    const incoming = follow(upload)
    try {
      await store.putStream(
        csvStorageKey(fileLink),
        Readable.from(incoming.content, { objectMode: false, highWaterMark: 64 * 1024 }),
      )
    } catch (error) {
      await forget(context, [fileLink])
      // A store that can't write ends the reading too: only what was found in the file itself comes before
      // its reason.
      const found = incoming.failure()
      throw found instanceof Problem ? sayAsCsv(found) : error
    }
    await db.update(files).set({ bytes: incoming.bytes() }).where(eq(files.id, fileLink))
    await forgetOldest(context, user.userId)
    return dataResponse({ fileLink })
  }

/**
 * The content with its beginning judged and its bytes counted. The store hides why it could not write, so the
 * failure is kept here.
 */
const follow = ({ content }: UploadedFile) => {
  let bytes = 0
  let failure: unknown
  const judged = async function* (): AsyncGenerator<Uint8Array> {
    try {
      let head: Buffer | undefined = Buffer.alloc(0)
      for await (const chunk of content) {
        bytes += chunk.length
        if (head && head.length < headBytes) head = Buffer.concat([head, chunk])
        if (!head) yield chunk
        else if (head.length >= headBytes) {
          await refuseNonCsv(head.subarray(0, headBytes))
          yield head
          head = undefined
        }
      }
      if (!head) return
      await refuseNonCsv(head)
      yield head
    } catch (error) {
      failure = error
      throw error
    }
  }
  return { content: judged(), bytes: () => bytes, failure: () => failure }
}

/** The general refusals of uploads, in words about a CSV file. */
const sayAsCsv = (failure: Problem): Problem => {
  if (failure.code === 'ONE_FILE_ONLY') return new Problem('ONE_FILE_ONLY', { message: toasts.oneCsvOnly })
  if (failure.code !== 'BODY_TOO_LARGE') return failure
  return new Problem('BODY_TOO_LARGE', {
    message: `The file is larger than ${csvLimits.fileBytes / MB} MB, the most that an import takes. SplitResult it and upload the parts.`,
  })
}

const forgetOldest = async (context: Context, ownerId: string): Promise<void> => {
  const old = await context.db
    .select({ id: files.id })
    .from(files)
    .where(eq(files.ownerId, ownerId))
    .orderBy(desc(files.createdAt))
    .offset(keptAtMost)
  if (old.length > 0)
    await forget(
      context,
      old.map((file) => file.id),
    )
}

/** The bytes first: a row without bytes is cleared away later, bytes without a row never. */
const forget = async ({ db, store }: Context, fileLinks: string[]): Promise<void> => {
  for (const fileLink of fileLinks) await store.delete(csvStorageKey(fileLink))
  await db.delete(files).where(inArray(files.id, fileLinks))
}

/** What the sender called the file: a label and never a path. */
const labelOf = (fileName: string): string =>
  fileName.toWellFormed().replaceAll('\0', '').slice(0, lengths.name)
