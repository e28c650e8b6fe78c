import { monotonicFactory } from 'ulid'

const next = monotonicFactory()

/**
 * Makes an id (a ULID) that sorts behind all that this process made before. Made one from the other within a
 * millisecond, which is also some forty times as fast as drawing each at random; ids are no secrets, what
 * belongs to whom is asked at every call.
 */
export const makeId = (): string => next()
