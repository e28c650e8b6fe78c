import { useCallback, useMemo, useState } from 'react'

const none: readonly never[] = []

/**
 * The selected items of a list. An item that leaves the list is no longer selected, except items that were
 * selected before they were loaded.
 */
export const useSelection = <T extends { _id: string }>(listed: readonly T[]) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set())
  const [unlisted, setUnlisted] = useState<readonly T[]>(none)
  const selected = useMemo(() => {
    const known = new Map([...unlisted, ...listed].map((one) => [one._id, one]))
    return [...known.values()].filter(({ _id }) => chosen.has(_id))
  }, [listed, unlisted, chosen])
  const ids = useMemo(() => new Set(selected.map(({ _id }) => _id)), [selected])
  const select = useCallback(
    (id: string, on: boolean) =>
      setChosen((before) => {
        const next = new Set(before)
        if (on) next.add(id)
        else next.delete(id)
        return next
      }),
    [],
  )
  const selectThese = (these: readonly T[]) => {
    setChosen(new Set(these.map(({ _id }) => _id)))
    setUnlisted(these)
  }
  const selectAll = (on: boolean) => {
    setChosen(new Set(on ? listed.map(({ _id }) => _id) : []))
    setUnlisted(none)
  }
  return {
    selected,
    ids,
    select,
    selectAll,
    /** Selects these items, listed or not. */
    selectThese,
    clear: () => selectAll(false),
    hasUnlisted: unlisted.length > 0,
  }
}
