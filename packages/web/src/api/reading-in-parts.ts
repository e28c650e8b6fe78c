/** Called with the number of entries read so far, and the total. */
export type OnProgress = (read: number, total: number) => void

/** How many parts of a long list are read at the same time. */
export const readsAtOnce = 3
