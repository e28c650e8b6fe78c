import type { Handlers } from '@quizwright/server/routes/handler.ts'
import type { Context } from '../../context.ts'
import { dataResponse } from '../../http/response-bodies.ts'
import { mergeStudents } from './merge-students.ts'
import { readStudents } from './read-students.ts'
import { undoMerge } from './undo-merge.ts'

type Names = 'getStudents' | 'mergeStudents' | 'undoMerge'

/**
 * The check of the row's scope has found the caller's quiz. Records and merges are searched among the caller's own.
 */
export const mergingHandlers = ({ db, now }: Context) =>
  ({
    getStudents: async ({ params, user: { userId: instructorId } }) =>
      dataResponse(await readStudents(db, { quizId: params.quizId, instructorId })),

    mergeStudents: async ({ body, user: { userId: instructorId } }) => {
      const { quiz_id: quizId, kept_id: keptId, merged_id: mergedId } = body
      await db.transaction((tx) => mergeStudents(tx, { instructorId, keptId, mergedId }, now()))
      return dataResponse(await readStudents(db, { quizId, instructorId }))
    },

    undoMerge: async ({ body, user: { userId: instructorId } }) => {
      await db.transaction((tx) => undoMerge(tx, { instructorId, mergeId: body.merge_id }, now()))
      return dataResponse(await readStudents(db, { quizId: body.quiz_id, instructorId }))
    },
  }) satisfies Pick<Handlers<'quiz'>, Names>
