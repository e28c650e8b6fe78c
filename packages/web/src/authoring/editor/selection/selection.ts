const nothing: ReadonlySet<string> = new Set()

/**
 * The selected questions of an open editor, on all of its pages. They are stored by id, so that moves do not
 * matter.
 */
export const createSelection = () => {
  let ids = nothing
  /** The start of a range: the question that was selected last. */
  let anchor: string | undefined
  const listeners = new Set<() => void>()
  const set = (next: ReadonlySet<string>): void => {
    ids = next
    for (const listener of listeners) listener()
  }
  const toggle = (id: string): void => {
    const next = new Set(ids)
    if (!next.delete(id)) next.add(id)
    anchor = id
    set(next)
  }
  return {
    current: (): ReadonlySet<string> => ids,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    toggle,
    /** Selects all questions from the one selected last to this one. `order` is the order of the quiz. */
    extend: (order: readonly string[], id: string): void => {
      const [from, to] = [anchor === undefined ? -1 : order.indexOf(anchor), order.indexOf(id)]
      if (from < 0) return toggle(id)
      set(new Set([...ids, ...order.slice(Math.min(from, to), Math.max(from, to) + 1)]))
    },
    all: (order: readonly string[]): void => set(new Set(order)),
    clear: (): void => {
      anchor = undefined
      if (ids.size > 0) set(nothing)
    },
  }
}

export type Selection = ReturnType<typeof createSelection>
