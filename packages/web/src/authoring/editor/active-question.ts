import { useCallback, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { cardId, type FieldName } from './questions/fields.ts'

/**
 * The active question: its card is unfolded, and all others look as students see them. A question that was
 * just added is untouched (its errors are hidden) until its author leaves it.
 */
type ActiveState = {
  readonly id: string | undefined
  readonly isUntouched: boolean
  readonly found?: Found | undefined
}
/** The field with the current match of a search. */
type Found = { readonly id: string; readonly field: FieldName }

export type ActiveQuestion = ReturnType<typeof createActiveQuestion>

/**
 * Runs a change of layout and scrolls by as much as the change moved the card, so that the card keeps its
 * position on the screen.
 */
const keepInPlace = (id: string, change: () => void): void => {
  const top = () => document.getElementById(cardId(id))?.getBoundingClientRect().top
  const before = top()
  change()
  const after = top()
  if (before !== undefined && after !== undefined && after !== before) window.scrollBy(0, after - before)
}

export const createActiveQuestion = (id: string | undefined) => {
  let now: ActiveState = { id, isUntouched: false }
  const listeners = new Set<() => void>()
  const set = (next: ActiveState): void => {
    now = next
    for (const listener of listeners) listener()
  }
  return {
    current: (): ActiveState => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /**
     * Activates a question; its card keeps its position on the screen. Must not be called in an effect.
     */
    activate: (next: string): void => {
      if (now.id !== next)
        keepInPlace(next, () => flushSync(() => set({ ...now, id: next, isUntouched: false })))
    },
    /** Activates a question that was just added. */
    activateNew: (next: string): void => set({ ...now, id: next, isUntouched: true }),
    /** Marks the field with the current match of a search; undefined for none. */
    mark: (found: Found | undefined): void => {
      if (found !== now.found) set({ ...now, found })
    },
    /** The author left the active question, so the errors of a new one are shown from now on. */
    leave: (): void => {
      if (now.isUntouched) set({ ...now, isUntouched: false })
    },
  }
}

const useActiveState = <T extends string | boolean | undefined>(
  activeQuestion: ActiveQuestion,
  select: (now: ActiveState) => T,
): T =>
  useSyncExternalStore(
    activeQuestion.subscribe,
    useCallback(() => select(activeQuestion.current()), [activeQuestion, select]),
  )

export const useIsActive = (activeQuestion: ActiveQuestion, id: string): boolean =>
  useActiveState(
    activeQuestion,
    useCallback((now: ActiveState) => now.id === id, [id]),
  )

const untouchedId = ({ id, isUntouched }: ActiveState): string | undefined => (isUntouched ? id : undefined)
/** The question whose errors are still hidden. */
export const useUntouchedQuestion = (activeQuestion: ActiveQuestion): string | undefined =>
  useActiveState(activeQuestion, untouchedId)

/** The field of a question with the current match of a search. */
export const useFoundField = (activeQuestion: ActiveQuestion, id: string): FieldName | undefined =>
  useActiveState(
    activeQuestion,
    useCallback(({ found }: ActiveState) => (found?.id === id ? found.field : undefined), [id]),
  )
