/*
 * A draft that is open in a tab belongs to that tab, and other tabs must not offer it. Web Locks tell which
 * drafts are open; the browser releases a lock when its tab closes or crashes. Without Web Locks (a page
 * without https) no draft is locked.
 */

const nameOf = (draftId: string): string => `quizwright-draft-${draftId}`

/** Marks a draft as open until the returned function is called. */
export const lockDraft = (draftId: string): (() => void) => {
  const locked = Promise.withResolvers<void>()
  navigator.locks?.request(nameOf(draftId), () => locked.promise).catch(() => undefined)
  return locked.resolve
}

/** Returns a function that tells whether a draft is open in any tab. */
export const lockedDrafts = async (): Promise<(draftId: string) => boolean> => {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const names = new Set(held.map((lock) => lock.name))
  return (draftId) => names.has(nameOf(draftId))
}
