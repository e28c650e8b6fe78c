import { createAtom, useAtom } from '@xstate/store-react'
import { flushSync } from 'react-dom'
import { cardId, type FieldName } from './questions/fields.ts'

/**
 * The active question: its card is expanded, and all others look as students see them. A question that was
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
  const state = createAtom<ActiveState>({ id, isUntouched: false })
  return {
    state,
    current: (): ActiveState => state.get(),
    /**
     * Activates a question; its card keeps its position on the screen. Must not be called in an effect.
     */
    activate: (next: string): void => {
      if (state.get().id !== next)
        keepInPlace(next, () =>
          flushSync(() => state.set((now) => ({ ...now, id: next, isUntouched: false }))),
        )
    },
    /** Activates a question that was just added. */
    activateNew: (next: string): void => state.set((now) => ({ ...now, id: next, isUntouched: true })),
    /** Marks the field with the current match of a search; undefined for none. */
    mark: (found: Found | undefined): void => {
      if (found !== state.get().found) state.set((now) => ({ ...now, found }))
    },
    /** The author left the active question, so the errors of a new one are shown from now on. */
    leave: (): void => {
      if (state.get().isUntouched) state.set((now) => ({ ...now, isUntouched: false }))
    },
  }
}

export const useIsActive = ({ state }: ActiveQuestion, id: string): boolean =>
  useAtom(state, (now) => now.id === id)

/** The question whose errors are still hidden. */
export const useUntouchedQuestion = ({ state }: ActiveQuestion): string | undefined =>
  useAtom(state, (now) => (now.isUntouched ? now.id : undefined))

/** The field of a question with the current match of a search. */
export const useFoundField = ({ state }: ActiveQuestion, id: string): FieldName | undefined =>
  useAtom(state, ({ found }) => (found?.id === id ? found.field : undefined))
