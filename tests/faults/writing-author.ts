import { defined, lastOf } from '@quizwright/domain/defined.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { createQuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import { findConflicts, takeNewer } from '../../packages/web/src/authoring/document/merging/take-newer.ts'
import { toDraftQuestion } from '../../packages/web/src/questions/to-draft-question.ts'
import { ulid } from 'ulid'
import type { Instructor, World } from '../support/world.ts'
import { retried } from './retried.ts'
import { RefusedForGood, type SaveStep, saveWithRetries } from './save-with-retries.ts'

export type WritingAuthor = Awaited<ReturnType<typeof openAuthor>>

const batchSize = 4

const readStored = async (person: Instructor, quizId: string) => {
  const { data } = await retried(() =>
    person.viaGateway.getQuestionsByQuizId({ params: { id: quizId }, query: {} }),
  )
  return { questions: data.questions.map(toDraftQuestion), revision: defined(data.revision, 'data.revision') }
}

/**
 * Opens a quiz as the editor does: the document of the page with its undo steps, its merging, and its saves over the
 * channel. What both authors changed is decided as "both", so that nothing may be lost.
 */
export const openAuthor = async (world: World, person: Instructor, quizId: string) => {
  const stored = await readStored(person, quizId)
  const store = createQuizDraft({ document: {} })
  store.trigger.questionsRead({ ...stored, saved: stored.questions })
  let saving: Promise<void> | undefined
  let decisions = 0

  const take = async (): Promise<void> => {
    const theirs = await readStored(person, quizId)
    const conflicts = findConflicts(store, theirs)
    if (conflicts.length > 0) decisions += 1
    takeNewer(store, theirs, new Map(conflicts.map(({ id }) => [id, 'both' as const])), ulid)
  }

  const save = async (observe: (step: SaveStep) => void): Promise<void> => {
    for (;;) {
      const { document, revisions } = store.getSnapshot().context
      const { questions } = document
      const over = defined(revisions.questions, 'revisions.questions')
      try {
        const sent = { saveId: ulid(), quizId, baseRevision: over, questions: [...questions], batchSize }
        const steps = await saveWithRetries(world, person, { ...sent, isPublished: false }, observe)
        store.trigger.questionsSaved({
          questions,
          revision: defined(lastOf(steps).revision, 'revision'),
          over,
        })
        return
      } catch (error) {
        if (!(error instanceof RefusedForGood) || error.code !== 'CONFLICT') throw error
        await take()
      }
    }
  }

  return {
    name: person.name,
    store,
    questions: (): readonly DraftQuestion[] => store.getSnapshot().context.document.questions,
    /** How often both had changed the same part, and this author decided. */
    decisions: () => decisions,
    /** Says where the author is, and takes what somebody else has saved, unless a save of one's own is running. */
    meet: async (): Promise<void> => {
      const { questions: revision } = store.getSnapshot().context.revisions
      const body = { quiz_id: quizId, device_id: person.uid, question_id: null, revision }
      const { data } = await retried(() => person.viaGateway.bePresent({ body }))
      if (!saving && data.revision > (store.getSnapshot().context.revisions.questions ?? 0)) await take()
    },
    /** Saves in the background, one save at a time. */
    save: (observe: (step: SaveStep) => void = () => {}): Promise<void> => {
      saving ??= save(observe).finally(() => {
        saving = undefined
      })
      return saving
    },
    read: () => readStored(person, quizId),
  }
}
