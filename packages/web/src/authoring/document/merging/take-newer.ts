import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { QuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import type { StoredQuiz } from '../../../questions/read-quiz.ts'
import type { Questions } from '../changes.ts'
import { type Choice, type Conflict, mergeQuestions, settle } from './merge-questions.ts'

type Newer = Pick<StoredQuiz, 'questions' | 'revision'> & Partial<Pick<StoredQuiz, 'quiz'>>

/** The questions of which the author and somebody else changed the same part since the author began. */
export const findConflicts = (store: QuizDraft, theirs: Newer): Conflict[] => {
  const { document, saved } = store.getSnapshot().context
  return mergeQuestions(saved.questions, document.questions, theirs.questions).conflicts
}

/**
 * Brings what somebody else saved into the draft and into each of its undo steps, so that undoing takes back one's own
 * edits alone. Where both changed a part, the author's stays, and what is chosen instead is one more step. An older
 * step of the author's never returns over what somebody else has written since. The quiz itself is taken as it is: a
 * save sends some of its details, too, and must not bring back those of before.
 */
export const takeNewer = (
  store: QuizDraft,
  theirs: Newer,
  choices: ReadonlyMap<string, Choice>,
  newId: () => string,
): void => {
  const { document, saved, revisions } = store.getSnapshot().context
  // A dialog may offer a save that is in the draft already, because the author has saved over it since.
  if (theirs.revision < (revisions.questions ?? 0)) return
  const base = saved.questions
  const merge = mergeQuestions(base, document.questions, theirs.questions)
  const open = new Set(merge.conflicts.map(({ id }) => id))
  const merged = (questions: Questions): DraftQuestion[] => {
    const found = mergeQuestions(base, questions, theirs.questions)
    const kept = found.conflicts.map(({ id }) => [id, open.has(id) ? 'mine' : 'theirs'] as const)
    return kept.length === 0 ? found.questions : settle(found, new Map(kept), theirs.questions, newId)
  }
  if (theirs.quiz) store.trigger.quizDescribed({ changes: theirs.quiz })
  store.trigger.questionsMerged({ merge: merged, saved: theirs.questions, revision: theirs.revision })
  if ([...open].some((id) => (choices.get(id) ?? 'mine') !== 'mine'))
    store.trigger.replaceQuestions({ questions: settle(merge, choices, theirs.questions, newId) })
}
