import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Readable } from 'node:stream'
import type { Tracing } from '@quizwright/server/tracing/tracing.ts'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Bucket } from './bucket.ts'

/**
 * Where uploaded files lie: a folder of this machine, or a bucket that several services share. It can be
 * handed to a thread.
 */
export type FileLocation = { folder: string } | { bucket: Bucket }

/**
 * The driver's own says of a full disk that the stream was aborted: it listens to the stream, which its
 * failed write ends, before the write.
 */
class FolderDriver extends FSDriver {
  override async putStream(key: string, contents: Readable): Promise<void> {
    contents.on('error', () => undefined)
    await super.put(key, contents as never)
  }
}

/**
 * Opens the store of uploaded files. Throws an Error whose message is one clear sentence when a folder can't
 * be made.
 */
export const openFileStore = async (place: FileLocation, tracing?: Tracing): Promise<Disk> => {
  // The SDK costs memory and time, and only those who have a bucket need it.
  if ('bucket' in place) return (await import('./bucket-store.ts')).openBucketStore(place.bucket, tracing)
  const location = resolve(place.folder)
  await mkdir(location, { recursive: true })
  return new Disk(new FolderDriver({ location, visibility: 'private' }))
}
