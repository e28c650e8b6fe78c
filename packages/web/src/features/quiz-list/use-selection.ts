import { useCallback, useMemo, useState } from 'react'

/** Which of the listed things are chosen. One that is no longer listed is not chosen either. */
export const useSelection = <T extends { _id: string }>(listed: readonly T[]) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set())
  const selected = useMemo(() => listed.filter(({ _id }) => chosen.has(_id)), [listed, chosen])
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
  const selectAll = (on: boolean) => setChosen(new Set(on ? listed.map(({ _id }) => _id) : []))
  return { selected, ids, select, selectAll, clear: () => setChosen(new Set()) }
}
