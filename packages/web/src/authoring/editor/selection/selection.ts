import { createAtom } from '@xstate/store-react'

const nothing: ReadonlySet<string> = new Set()

/**
 * The selected questions of an open editor, on all of its pages. They are stored by id, so that moves do not
 * matter.
 */
export const createSelection = () => {
  const ids = createAtom(nothing)
  /** The start of a range: the question that was selected last. */
  let anchor: string | undefined
  const toggle = (id: string): void => {
    const next = new Set(ids.get())
    if (!next.delete(id)) next.add(id)
    anchor = id
    ids.set(next)
  }
  return {
    ids,
    toggle,
    /** Selects all questions from the one selected last to this one. `order` is the order of the quiz. */
    extend: (order: readonly string[], id: string): void => {
      const [from, to] = [anchor === undefined ? -1 : order.indexOf(anchor), order.indexOf(id)]
      if (from < 0) return toggle(id)
      ids.set(
        (selected) => new Set([...selected, ...order.slice(Math.min(from, to), Math.max(from, to) + 1)]),
      )
    },
    all: (order: readonly string[]): void => ids.set(new Set(order)),
    clear: (): void => {
      anchor = undefined
      if (ids.get().size > 0) ids.set(nothing)
    },
  }
}

export type Selection = ReturnType<typeof createSelection>
