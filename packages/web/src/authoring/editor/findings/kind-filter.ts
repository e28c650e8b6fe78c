export type KindFilter = ReturnType<typeof createKindFilter>

/** The rule whose findings are listed; undefined for all. */
export const createKindFilter = () => {
  let rule: string | undefined
  const listeners = new Set<() => void>()
  return {
    current: (): string | undefined => rule,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    choose: (next: string | undefined): void => {
      rule = next
      for (const listener of listeners) listener()
    },
  }
}
