import { elementAt } from '@quizwright/domain/defined.ts'
import { csvLimits } from '@quizwright/domain/limits.ts'
import { Problem, problemFromFrame } from '@quizwright/contracts/problem.ts'
import type { Option } from '@quizwright/domain/schemas/question.ts'
import type { QuestionElsewhere, SimilarPair } from '@quizwright/contracts/schemas/similar.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { eq, sql } from '../../database/drizzle.ts'
import { dataResponse } from '../../http/response-bodies.ts'
import type { Context } from '../../context.ts'
import type { Queryable } from '../../database/database.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { textArray } from '../../database/queries/text-array.ts'
import { findStoredFile } from '../../csv-import/upload/upload-csv.ts'
import { readInTurn } from '../../scheduling/read-in-turn.ts'
import { otherQuestionsOf, type OtherQuestions, readOtherQuestions } from './other-questions.ts'
import type { SimilarityResult, SimilarityTask } from './similarity-worker.ts'

const workerUrl = new URL('./similarity-worker.ts', import.meta.url)

/**
 * Finds questions of an uploaded file that are similar to another question of the file or of another quiz of the
 * author. Nothing is stored.
 */
export const findSimilarQuestions =
  (context: Context): Handlers<'quiz'>['findSimilarQuestions'] =>
  async ({ body, user, signal }) => {
    const { db } = context
    const [quiz] = await db
      .select({ quizType: quizzes.quizType, familyId: quizzes.familyId })
      .from(quizzes)
      .where(eq(quizzes.id, body.quiz_id))
    if (!quiz) throw new Problem('NOT_FOUND')
    const others = { instructorId: user.userId, familyId: quiz.familyId }
    const { revisionIds, known } = await readOtherQuestions(db, others)
    const { matches, compared } = await compare(
      {
        file: await findStoredFile(context, body.fileLink),
        quizType: quiz.quizType,
        reading: body.reading,
        format: body.format,
        convert: body.convert,
        known,
      },
      signal,
    )
    const listed = matches.slice(0, csvLimits.similarShown)
    const elsewhereByRevision = await findElsewhere(
      db,
      others,
      listed.filter((match) => match.isExisting).map((match) => elementAt(revisionIds, match.matchIndex)),
    )
    const pairs = listed.flatMap(({ index, matchIndex, isExisting: isKnown, similarity }): SimilarPair[] => {
      if (!isKnown) return [{ question_no: index + 1, other_no: matchIndex + 1, similarity }]
      const elsewhere = elsewhereByRevision.get(elementAt(revisionIds, matchIndex))
      // The question may have been deleted while the file was read.
      return elsewhere ? [{ question_no: index + 1, elsewhere, similarity }] : []
    })
    return dataResponse({
      pairs,
      pairsCount: matches.length,
      compared: { file: compared, elsewhere: known.length },
    })
  }

const compare = async (task: SimilarityTask, signal: AbortSignal) => {
  const outcome = await readInTurn<SimilarityTask, SimilarityResult>(workerUrl, task, signal)
  if ('problem' in outcome) throw problemFromFrame(outcome.problem)
  return outcome
}

type ElsewhereRow = {
  revision_id: string
  quiz_id: string
  quiz_name: string
  place: number
  question: string
  equation: string
  options: Option[]
}

/** Finds for each revision a quiz that contains it, and the question's number there. */
const findElsewhere = async (
  db: Queryable,
  others: OtherQuestions,
  revisionIds: readonly string[],
): Promise<Map<string, QuestionElsewhere>> => {
  if (revisionIds.length === 0) return new Map()
  const { rows } = await db.execute<ElsewhereRow>(sql`
    select distinct on (r.id) r.id as revision_id, z.id as quiz_id, z.name as quiz_name, q.place,
      r.content->>'question' as question, r.content->>'equation' as equation, r.content->'options' as options
    ${otherQuestionsOf(others)} and r.id = any(${textArray(revisionIds)})
    order by r.id, z.created_at, q.place`)
  return new Map(
    rows.map(({ revision_id, place, ...rest }) => [revision_id, { ...rest, question_no: place }]),
  )
}
