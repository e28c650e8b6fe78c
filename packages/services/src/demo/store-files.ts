import { entryOf } from '@quizwright/domain/defined.ts'
import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Disk } from 'flydrive'
import type { Queryable } from '../database/database.ts'
import { insertRows } from '../database/queries/insert-rows.ts'
import { images } from '../database/tables/main.ts'
import { publicStorageKey } from '../files/serve-files.ts'
import { loadSharp } from '../images/load-sharp.ts'
import { sketches } from './content/sketches.ts'

const makeName = (ending: string): string => `${randomBytes(16).toString('hex')}.${ending}`

/** Stores the clip that all videos of the demo play. Returns its link. */
export const storeClip = async (store: Disk): Promise<string> => {
  const name = makeName('webm')
  await store.put(publicStorageKey(name), await readFile(new URL('clip/clip.webm', import.meta.url)))
  return `/files/${name}`
}

/** Stores drawings as if the instructor had uploaded them. Returns their links by name. */
export const storeImages = async (
  db: Queryable,
  store: Disk,
  ownerId: string,
  drawings: Readonly<Record<string, string>>,
): Promise<Map<string, string>> => {
  const drawn = await draw(drawings)
  const links = new Map([...drawn.keys()].map((name) => [name, makeLink()]))
  await insertImages(
    db,
    store,
    [...drawn].map(([name, drawing]) => ({ ownerId, link: entryOf(links, name), ...drawing })),
  )
  return links
}

/** A student's sketch. It belongs to the attempt in which it was handed in. */
export type Sketched = { attemptId: string; name: string; link: string }

export const makeLink = (): string => `/files/${makeName('png')}`

/** Stores the students' sketches under the links in their answers. */
export const storeSketches = async (
  db: Queryable,
  store: Disk,
  sketched: readonly Sketched[],
): Promise<void> => {
  const drawn = await draw(sketches)
  await insertImages(
    db,
    store,
    sketched.map(({ attemptId, name, link }) => ({ ownerId: attemptId, link, ...entryOf(drawn, name) })),
  )
}

type Drawing = { bytes: Buffer; width: number; height: number }

const draw = async (drawings: Readonly<Record<string, string>>): Promise<Map<string, Drawing>> => {
  const sharp = await loadSharp()
  const drawn = Object.entries(drawings).map(async ([name, svg]) => {
    const { data, info } = await sharp(Buffer.from(svg)).png().toBuffer({ resolveWithObject: true })
    return [name, { bytes: data, width: info.width, height: info.height }] as const
  })
  return new Map(await Promise.all(drawn))
}

const insertImages = async (
  db: Queryable,
  store: Disk,
  stored: readonly (Drawing & { ownerId: string; link: string })[],
): Promise<void> => {
  const named = stored.map(({ link, ...image }) => ({ ...image, id: link.slice('/files/'.length) }))
  await Promise.all(named.map(({ id, bytes }) => store.put(publicStorageKey(id), bytes)))
  await insertRows(
    db,
    images,
    named.map(({ id, ownerId, bytes, width, height }) => ({
      id,
      ownerId,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      mediaType: 'image/png',
      bytes: bytes.length,
      width,
      height,
    })),
  )
}
