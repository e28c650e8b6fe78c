import { useCallback, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { cardId, type FieldName } from './questions/fields.ts'

/**
 * The question in hand: its card is unfolded, and all others look as students see them. A question that was
 * just added is untouched (its errors are hidden) until its author leaves it.
 */
type InHand = {
  readonly id: string | undefined
  readonly isUntouched: boolean
  readonly found?: Found | undefined
}
/** The field with the current match of a search. */
type Found = { readonly id: string; readonly field: FieldName }

export type Hand = ReturnType<typeof createHand>

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

export const createHand = (id: string | undefined) => {
  let now: InHand = { id, isUntouched: false }
  const listeners = new Set<() => void>()
  const set = (next: InHand): void => {
    now = next
    for (const listener of listeners) listener()
  }
  return {
    current: (): InHand => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /**
     * Takes a question in hand; its card keeps its position on the screen. Must not be called in an effect.
     */
    take: (next: string): void => {
      if (now.id !== next)
        keepInPlace(next, () => flushSync(() => set({ ...now, id: next, isUntouched: false })))
    },
    /** Takes a question in hand that was just added. */
    takeNew: (next: string): void => set({ ...now, id: next, isUntouched: true }),
    /** Marks the field with the current match of a search; undefined for none. */
    mark: (found: Found | undefined): void => {
      if (found !== now.found) set({ ...now, found })
    },
    /** The author left the question in hand, so the errors of a new one are shown from now on. */
    leave: (): void => {
      if (now.isUntouched) set({ ...now, isUntouched: false })
    },
  }
}

const useOfHand = <T extends string | boolean | undefined>(hand: Hand, select: (now: InHand) => T): T =>
  useSyncExternalStore(
    hand.subscribe,
    useCallback(() => select(hand.current()), [hand, select]),
  )

export const useIsInHand = (hand: Hand, id: string): boolean =>
  useOfHand(
    hand,
    useCallback((now: InHand) => now.id === id, [id]),
  )

const untouchedId = ({ id, isUntouched }: InHand): string | undefined => (isUntouched ? id : undefined)
/** The question whose errors are still hidden. */
export const useUntouchedQuestion = (hand: Hand): string | undefined => useOfHand(hand, untouchedId)

/** The field of a question with the current match of a search. */
export const useFoundField = (hand: Hand, id: string): FieldName | undefined =>
  useOfHand(
    hand,
    useCallback(({ found }: InHand) => (found?.id === id ? found.field : undefined), [id]),
  )
