import { questionSavingView } from '@quizwright/machines/question-saving/view.ts'
import { shallowEqual, useSelector } from '@xstate/react'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { editorQuery } from '../../../routes/editor-query.ts'
import { href } from '../../../routes/routes.ts'
import { useEditor } from '../editor-context.ts'
import type { SavingActor } from '../../document/saving/saving-actors.ts'
import { runningSave, startSave } from '../../document/saving/saves.ts'

/** The state of this quiz's save, if there is one, and its actions. */
export const useSaving = () => {
  const { draft, quiz } = useEditor()
  const [, navigate] = useLocation()
  const [actor, setActor] = useState<SavingActor | undefined>(() => runningSave(quiz._id))
  const view = useSelector(actor, (snapshot) => snapshot && questionSavingView(snapshot), shallowEqual)

  const openVersion = useCallback(
    (quizId: string) => {
      navigate(href.editQuestions(editorQuery({ ...quiz, _id: quizId })), { replace: true })
    },
    [navigate, quiz],
  )

  useEffect(() => {
    const subscription = actor?.subscribe({
      complete: () => {
        const { output } = actor.getSnapshot()
        if (output?.outcome === 'saved as a new version') openVersion(output.quiz.quizId)
      },
    })
    return () => subscription?.unsubscribe()
  }, [actor, openVersion])

  const [keepsPublication, setKeepsPublication] = useState(false)

  // With attempts, open ones too, the changes become a new version and this one stays published.
  const save = (publish: boolean) => {
    setKeepsPublication(publish === quiz.is_published)
    setActor(startSave(draft, { publish }))
  }

  return {
    actor,
    /** Whether the save leaves it as it was whether the quiz is published, as Ctrl+S does. */
    keepsPublication,
    view: view?.isDone ? undefined : view,
    save,
  }
}
