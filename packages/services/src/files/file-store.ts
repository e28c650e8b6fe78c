import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Readable } from 'node:stream'
import type { Tracing } from '@quizwright/server/tracing/tracing.ts'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Bucket } from './bucket.ts'

/**
 * Where uploaded files are stored: a folder of this machine, or a bucket that several processes share. It can be
 * sent to a worker thread.
 */
export type FileLocation = { folder: string } | { bucket: Bucket }

/**
 * Reports the cause of a failed write. The driver's own `putStream` reports a full disk as an aborted stream,
 * because the failed write ends the stream that it listens to first.
 */
class FolderDriver extends FSDriver {
  override async putStream(key: string, contents: Readable): Promise<void> {
    contents.on('error', () => undefined)
    await super.put(key, contents as never)
  }
}

/**
 * Opens the file store, and creates its folder if necessary.
 */
export const openFileStore = async (location: FileLocation, tracing?: Tracing): Promise<Disk> => {
  // Loaded only when a bucket is configured, since the AWS SDK takes memory and time.
  if ('bucket' in location)
    return (await import('./bucket-store.ts')).openBucketStore(location.bucket, tracing)
  const folder = resolve(location.folder)
  await mkdir(folder, { recursive: true })
  return new Disk(new FolderDriver({ location: folder, visibility: 'private' }))
}
