import { monotonicFactory } from 'ulid'

const next = monotonicFactory()

/**
 * Makes an id (a ULID) that sorts after all ids that this process made before. Within a millisecond the id is
 * incremented, which is some forty times as fast as drawing random bits. Ids need not be secret, because ownership
 * is checked in every call.
 */
export const makeId = (): string => next()
