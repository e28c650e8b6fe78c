import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Disk } from 'flydrive'
import sharp from 'sharp'
import type { Querying } from '../shared/database/database.ts'
import { images } from '../shared/database/tables.ts'
import { publicKey } from '../shared/files/serve-files.ts'
import { pictures } from './pictures.ts'

const makeName = (ending: string): string => `${randomBytes(16).toString('hex')}.${ending}`

/** Stores the film behind all of the demo's videos and answers its link. */
export const keepClip = async (store: Disk): Promise<string> => {
  const name = makeName('webm')
  await store.put(publicKey(name), await readFile(new URL('clip/clip.webm', import.meta.url)))
  return `/files/${name}`
}

/** Stores the demo's pictures as if the instructor had uploaded them, and answers their links by name. */
export const keepPictures = async (db: Querying, store: Disk, ownerId: string): Promise<Map<string, string>> => {
  const kept = await Promise.all(
    Object.entries(pictures).map(async ([name, svg]) => {
      const bytes = await sharp(Buffer.from(svg)).png().toBuffer()
      const id = makeName('png')
      await store.put(publicKey(id), bytes)
      return { name, id, bytes }
    }),
  )
  await db.insert(images).values(kept.map(({ id, bytes }) => ({ id, ownerId, sha256: createHash('sha256').update(bytes).digest('hex'), mediaType: 'image/png', bytes: bytes.length })))
  return new Map(kept.map(({ name, id }) => [name, `/files/${id}`]))
}
