import type { ImageSize } from '@quizwright/contracts/schemas/marking.ts'
import { inIds } from '../database/queries/in-ids.ts'
import type { Queryable } from '../database/database.ts'
import { images } from '../database/tables/main.ts'
import { imageIdOf } from './image-references.ts'
import { entryOf } from '@quizwright/domain/defined.ts'

/** Reads the sizes of uploaded images by their links. An image of unknown size, or of another site, has none. */
export const readImageSizes = async (
  db: Queryable,
  links: readonly string[],
): Promise<Map<string, ImageSize>> => {
  const linkOfId = new Map(
    links.flatMap((link) => {
      const id = imageIdOf(link)
      return id === undefined ? [] : [[id, link] as const]
    }),
  )
  if (linkOfId.size === 0) return new Map()
  const rows = await db
    .select({ id: images.id, width: images.width, height: images.height })
    .from(images)
    .where(inIds(images.id, [...linkOfId.keys()]))
  return new Map(
    rows.flatMap(({ id, width, height }) =>
      width === null || height === null ? [] : [[entryOf(linkOfId, id), { width, height }] as const],
    ),
  )
}
