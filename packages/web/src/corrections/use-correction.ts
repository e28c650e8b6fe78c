import type {
  CorrectableQuestion,
  CorrectionChoice,
  GradingGuidance,
} from '@quizwright/domain/schemas/correction.ts'
import type { AcceptedAnswer } from '@quizwright/domain/schemas/result-correction.ts'
import { keyOfInteraction } from '@quizwright/domain/kinds/key-of-interaction.ts'
import { markCorrectionView } from '@quizwright/machines/mark-correction/view.ts'
import type { CorrectionWords } from '@quizwright/machines/mark-correction/guards-and-actions.ts'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { inspectOptions } from '../inspection/inspect-machines.ts'
import { keep, readKept } from '../ui/form/kept-value.ts'
import { markCorrectionMachineOfPage } from './correction-actors.ts'
import { usePreview } from './correction-queries.ts'

type KeptCorrection = { words?: CorrectionWords; guidance?: GradingGuidance; accepted?: AcceptedAnswer[] }

/** What is chosen when the dialog opens without a choice: where answers are typed, another one may be right. */
const firstChoice = (
  { accepts, interaction }: CorrectableQuestion,
  kept: KeptCorrection | undefined,
): CorrectionChoice => {
  if (accepts)
    return { kind: 'accept', correct: [], accepted: kept?.accepted ?? [{ answer: '', share: 100 }] }
  const key = keyOfInteraction(interaction)
  return { kind: 'other_key', correct: [], ...(key && { key }) }
}

/**
 * The machine of one correction, its view, and the preview of its choice. Other versions that ask the same question are
 * corrected too unless the instructor excludes them.
 */
export const useCorrection = (
  quizId: string,
  questionId: string,
  question: CorrectableQuestion,
  choice?: CorrectionChoice,
) => {
  const name = `correction-of-${quizId}-${questionId}`
  const kept = readKept<KeptCorrection>(name)
  const guidance = question.guidance && { ...question.guidance, ...kept?.guidance }
  const others = question.other_versions ?? []
  const first: CorrectionChoice = {
    ...(choice ?? firstChoice(question, kept)),
    ...(others.length > 0 && { also: others.map((other) => other.quiz_id) }),
  }
  const actor = useActorRef(markCorrectionMachineOfPage, {
    ...inspectOptions,
    input: {
      quizId,
      questionId,
      ...(guidance && { guidance }),
      ...(kept?.words && { words: kept.words }),
      choice: first,
    },
  })
  const view = markCorrectionView(useSelector(actor, (snapshot) => snapshot))
  // The reason, the solution and the accepted answer are kept until the correction is applied.
  const { isApplied } = view
  useEffect(() => {
    if (isApplied) keep(name, undefined)
  }, [isApplied, name])
  const send = (event: Parameters<typeof actor.send>[0]): void => {
    if (event.type === 'write') keep(name, { ...readKept<KeptCorrection>(name), words: event.words })
    if (event.type === 'choose' && event.choice.guidance)
      keep(name, { ...readKept<KeptCorrection>(name), guidance: event.choice.guidance })
    if (event.type === 'choose' && event.choice.accepted)
      keep(name, { ...readKept<KeptCorrection>(name), accepted: event.choice.accepted })
    actor.send(event)
  }
  const preview = usePreview(useSelector(actor, ({ context }) => context.fingerprint))
  return {
    view,
    preview,
    send,
    corrected: { quiz_id: quizId, question_id: questionId, ...view.choice },
  }
}

export type CorrectionRun = ReturnType<typeof useCorrection>
