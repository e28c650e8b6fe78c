import { Problem } from '@quizwright/contracts/problem.ts'
import { eq } from '../../database/drizzle.ts'
import type { Context } from '../../context.ts'
import { files } from '../../database/tables/csv-files.ts'
import type { FileLocation } from '../../files/open-file-store.ts'
import { csvStorageKey } from './upload-csv.ts'

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
