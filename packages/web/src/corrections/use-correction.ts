import type { CorrectableQuestion } from '@quizwright/contracts/schemas/correction.ts'
import { markCorrectionView } from '@quizwright/machines/mark-correction/view.ts'
import { useActorRef, useSelector } from '@xstate/react'
import { inspectOptions } from '../inspection/inspect-machines.ts'
import { markCorrectionMachineOfPage } from './correction-actors.ts'
import { usePreview } from './correction-queries.ts'

/** The machine of one correction, its view, and the preview of its choice. */
export const useCorrection = (quizId: string, questionId: string, question: CorrectableQuestion) => {
  const actor = useActorRef(markCorrectionMachineOfPage, {
    ...inspectOptions,
    input: { quizId, questionId, ...(question.guidance && { guidance: question.guidance }) },
  })
  const view = markCorrectionView(useSelector(actor, (snapshot) => snapshot))
  const preview = usePreview(useSelector(actor, ({ context }) => context.fingerprint))
  return {
    view,
    preview,
    send: actor.send,
    corrected: { quiz_id: quizId, question_id: questionId, ...view.choice },
  }
}

export type CorrectionRun = ReturnType<typeof useCorrection>
