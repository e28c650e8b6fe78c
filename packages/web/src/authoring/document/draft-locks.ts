/*
 * A draft that is open in a tab belongs to that tab: another tab must not offer it. Web Locks tell which ones
 * are open, and the browser releases a lock by itself when its tab closes or crashes. Where there are no Web
 * Locks (a page without https), no draft is locked.
 */

const nameOf = (draftId: string): string => `quizwright draft ${draftId}`

/** Marks a draft as open here until the returned function is called. */
export const lockDraft = (draftId: string): (() => void) => {
  const locked = Promise.withResolvers<void>()
  navigator.locks?.request(nameOf(draftId), () => locked.promise).catch(() => undefined)
  return locked.resolve
}

/** The drafts that are open in some tab. */
export const lockedDrafts = async (): Promise<(draftId: string) => boolean> => {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const names = new Set(held.map((lock) => lock.name))
  return (draftId) => names.has(nameOf(draftId))
}
