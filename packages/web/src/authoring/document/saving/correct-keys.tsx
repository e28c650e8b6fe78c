import { useState } from 'react'
import { CorrectMarks } from '../../../corrections/correct-marks.tsx'
import type { OpenDraft } from '../drafts-on-page.ts'
import { quizOf } from '../quiz-of.ts'
import { type ChangedKey, findChangedKeys } from './changed-keys.ts'

type CorrectKeysProps = { draft: OpenDraft; keys: readonly ChangedKey[]; onEnd: () => void }

/** The services have this key now, as a correction of marks, so it is no longer an unsaved change. */
const recordAsSaved = ({ store }: OpenDraft, questionId: string): void => {
  const { document, saved, revisions } = store.getSnapshot().context
  const changed = document.questions.find(({ _id }) => _id === questionId)
  if (!changed) return
  const questions = saved.questions.map((question) => (question._id === questionId ? changed : question))
  const isAll = findChangedKeys(document.questions, questions).length === 0
  store.trigger.questionsSaved({
    questions: isAll ? document.questions : questions,
    revision: revisions.questions ?? quizOf(store).revision,
    over: revisions.questions,
  })
}

/**
 * Corrects the marks by the keys that the author changed, one question after the other, each with its preview.
 * Ends with the first that is not applied; its change stays unsaved.
 */
export const CorrectKeys = ({ draft, keys, onEnd }: CorrectKeysProps) => {
  const [index, setIndex] = useState(0)
  const key = keys[index]
  if (!key) return null
  const next = (_hasChanged: boolean, isInForce: boolean) => {
    if (isInForce) recordAsSaved(draft, key.questionId)
    if (isInForce && index + 1 < keys.length) setIndex(index + 1)
    else onEnd()
  }
  return (
    <CorrectMarks
      key={key.questionId}
      quizId={quizOf(draft.store)._id}
      questionId={key.questionId}
      choice={key.choice}
      onClose={next}
    />
  )
}
