import { resolve } from 'node:path'
import type { Tracing } from '@quizwright/server/tracing/tracing.ts'
import type { Bucket } from './bucket.ts'
import type { FileStore } from './file-store.ts'
import { openFolderStore } from './folder-store.ts'

/**
 * The location of uploaded files: a folder of this machine, or a bucket that several processes share. It can be sent
 * to a worker thread.
 */
export type FileLocation = { folder: string } | { bucket: Bucket }

/** Opens the file store, and creates its folder if necessary. */
export const openFileStore = async (location: FileLocation, tracing?: Tracing): Promise<FileStore> => {
  // Loaded only if a bucket is configured, because the AWS SDK takes memory and time.
  if ('bucket' in location)
    return (await import('./bucket-store.ts')).openBucketStore(location.bucket, tracing)
  return openFolderStore(resolve(location.folder))
}
