import { and, eq, isNull, lt, or } from '../../database/drizzle.ts'
import type { Database } from '../../database/database.ts'
import { ltiLinks } from '../../database/tables/lti.ts'
import { scopes } from '../claims.ts'
import { canReadItems, type Gradebook, type LineItem } from './gradebook.ts'
import { PlatformRefused } from './platform-refused.ts'

type LinkRow = typeof ltiLinks.$inferSelect
/** A column of the gradebook. The maximum is unknown where the platform does not let us read it. */
export type Column = { url: string; maximum: number | undefined }
type Wanted = { link: LinkRow; gradebook: Gradebook; label: string; maximum: number }

const isGone = (error: unknown): boolean => error instanceof PlatformRefused && error.status === 404

const columnOf = (item: LineItem): Column => ({ url: item.id, maximum: item.scoreMaximum })

/** The column that the launch named, unless it was deleted since. */
const readNamed = async ({ link, gradebook }: Wanted): Promise<Column | undefined> => {
  if (link.lineItem === null) return undefined
  if (!canReadItems(link.scopes)) return { url: link.lineItem, maximum: undefined }
  try {
    return { url: link.lineItem, maximum: (await gradebook.readItem(link.lineItem)).scoreMaximum }
  } catch (error) {
    if (isGone(error)) return undefined
    throw error
  }
}

/** Another process looks for the column of the link just now. */
export class ColumnBusy extends Error {
  override name = 'ColumnBusy'
}

const holdMs = 60_000

/** No transaction is held while a platform is called, because the embedded database runs one at a time. */
const holdColumn = async (db: Database, { id }: LinkRow, now: Date): Promise<void> => {
  const isFree = or(isNull(ltiLinks.columnHeldUntil), lt(ltiLinks.columnHeldUntil, now))
  const held = await db
    .update(ltiLinks)
    .set({ columnHeldUntil: new Date(now.getTime() + holdMs) })
    .where(and(eq(ltiLinks.id, id), isFree))
    .returning({ id: ltiLinks.id })
  if (held.length === 0) throw new ColumnBusy('Another process looks for this column.')
}

const findOrMake = async (
  { link, gradebook, label, maximum }: Wanted,
  lineItems: string,
): Promise<LineItem | undefined> => {
  const { resourceLinkId, sessionLinkId } = link
  const found = await gradebook.findItem(lineItems, resourceLinkId)
  if (found || !link.scopes.includes(scopes.lineItem)) return found
  const made = { scoreMaximum: maximum, label, resourceLinkId, tag: 'quizwright', resourceId: sessionLinkId }
  return gradebook.makeItem(lineItems, made)
}

/**
 * Finds the column of a link: the one that its launch named, or the only one of the link among those of the course, or
 * a new one where the platform lets us make it. Never makes a second one: one process at a time looks for it, before
 * each attempt to make it. Undefined if there is none. Throws ColumnBusy, PlatformUnreachable and PlatformRefused.
 */
export const findColumn = async (db: Database, wanted: Wanted, now: Date): Promise<Column | undefined> => {
  const { link } = wanted
  const named = await readNamed(wanted)
  if (named || link.lineItems === null || !canReadItems(link.scopes)) return named
  await holdColumn(db, link, now)
  const free = { columnHeldUntil: null }
  try {
    const item = await findOrMake(wanted, link.lineItems)
    await db
      .update(ltiLinks)
      .set({ ...free, ...(item && { lineItem: item.id }) })
      .where(eq(ltiLinks.id, link.id))
    return item && columnOf(item)
  } catch (error) {
    await db.update(ltiLinks).set(free).where(eq(ltiLinks.id, link.id))
    throw error
  }
}
