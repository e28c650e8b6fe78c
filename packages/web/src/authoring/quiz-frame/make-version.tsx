import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { editorQuery } from '../../routes/editor-query.ts'
import { href } from '../../routes/routes.ts'
import type { OpenDraft } from '../document/drafts-on-page.ts'
import { NewVersionConfirmation } from '../document/saving/new-version-confirmation.tsx'
import { newVersionMachineFor } from '../wizard/new-version-actors.ts'
import type { FramedQuiz } from './use-overview.ts'

type MakeVersionProps = { quiz: FramedQuiz; draft: OpenDraft; onEnd: () => void }

/**
 * Creates the next version before anything was changed, once its author has agreed, and opens its questions.
 */
const MakeVersion = ({ quiz, draft, onEnd }: MakeVersionProps) => {
  const [machine] = useState(() => newVersionMachineFor(draft))
  const actor = useActorRef(machine, { input: { quizId: quiz._id, saveId: null, created: null } })
  const [, navigate] = useLocation()
  const end = useEffectEvent(() => {
    const { output } = actor.getSnapshot()
    onEnd()
    if (output?.outcome === 'created')
      navigate(href.editQuestions(editorQuery({ ...quiz, _id: output.quiz.quizId })), { replace: true })
  })
  useEffect(() => {
    const subscription = actor.subscribe({ complete: () => end() })
    return () => subscription.unsubscribe()
  }, [actor])
  return <NewVersionConfirmation actor={actor} quiz={quiz} />
}

export default MakeVersion
