import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { sameItems } from '@quizwright/machines/quiz-document/selectors.ts'
import { useSelector } from '@xstate/react'
import { useCallback, useSyncExternalStore } from 'react'
import { useEditor } from '../editor-context.ts'
import type { Selection } from './selection.ts'

export const useIsSelected = ({ subscribe, current }: Selection, id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => current().has(id), [current, id]),
  )

const isSome = ({ current }: Selection) => current().size > 0
/** Whether anything is selected. */
export const useIsSelecting = (selection: Selection): boolean =>
  useSyncExternalStore(
    selection.subscribe,
    useCallback(() => isSome(selection), [selection]),
  )

const none: readonly DraftQuestion[] = []
/** The selected questions that still exist, in the order of the quiz. */
export const useSelectedQuestions = (): readonly DraftQuestion[] => {
  const { store, selection } = useEditor()
  const ids = useSyncExternalStore(selection.subscribe, selection.current)
  return useSelector(
    store,
    ({ context }) => (ids.size === 0 ? none : context.document.questions.filter(({ _id }) => ids.has(_id))),
    sameItems,
  )
}
