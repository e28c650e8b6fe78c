/*
 * A draft that is open in some tab is that tab's own: another tab must not offer it. Web Locks tell, and the browser gives
 * a lock back by itself when its tab closes or crashes. Where there are none (a page without https), nothing
 * is held.
 */

const nameOf = (draftId: string): string => `quizwright draft ${draftId}`

/** Marks a draft as open here until the answered function is called. */
export const holdDraft = (draftId: string): (() => void) => {
  const held = Promise.withResolvers<void>()
  navigator.locks?.request(nameOf(draftId), () => held.promise).catch(() => undefined)
  return held.resolve
}

/** The drafts that some tab has open. */
export const heldDrafts = async (): Promise<(draftId: string) => boolean> => {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const names = new Set(held.map((lock) => lock.name))
  return (draftId) => names.has(nameOf(draftId))
}
