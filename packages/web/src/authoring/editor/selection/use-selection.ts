import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { sameItems } from '@quizwright/machines/quiz-document/selectors.ts'
import { useSelector } from '@xstate/react'
import { useAtom } from '@xstate/store-react'
import { useEditor } from '../editor-context.ts'
import type { Selection } from './selection.ts'

export const useIsSelected = ({ ids }: Selection, id: string): boolean =>
  useAtom(ids, (selected) => selected.has(id))

export const useIsSelecting = ({ ids }: Selection): boolean => useAtom(ids, ({ size }) => size > 0)

const none: readonly DraftQuestion[] = []
/** The selected questions that still exist, in the order of the quiz. */
export const useSelectedQuestions = (): readonly DraftQuestion[] => {
  const { store, selection } = useEditor()
  const ids = useAtom(selection.ids)
  return useSelector(
    store,
    ({ context }) => (ids.size === 0 ? none : context.document.questions.filter(({ _id }) => ids.has(_id))),
    sameItems,
  )
}
