import { storedDifficulty } from '@quizwright/contracts/rules/generate.ts'
import type { DraftQuestion, QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import { toasts } from '@quizwright/contracts/texts.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { inArray } from 'drizzle-orm'
import { dataResponse } from '../http/response-bodies.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/database.ts'
import { questionRevisions } from '../database/tables.ts'
import { normalizeName } from '../database/fold-text.ts'
import { makeId } from '../database/make-id.ts'
import { type Chosen, sampleByTag } from './stratified-sample.ts'
import { countOtherDifficulties, findCandidates } from './find-candidates.ts'

/** What stands for the tag in the summary when none was asked for. */
const anyTag = 'any tag'

/** Chooses questions out of those the instructor holds and says how that came about. Nothing is stored. */
export const createAutomaticQuiz =
  ({ db }: Context): Handlers<'quiz'>['createAutomaticQuiz'] =>
  async ({ body, user }) => {
    const difficulty = storedDifficulty(body.difficulty)
    const tagNames = new Map(
      body.tagNames.filter((name) => name.trim() !== '').map((name) => [normalizeName(name), name.trim()]),
    )
    const candidates = await findCandidates(db, {
      instructorId: user.userId,
      difficulty,
      tagKeys: [...tagNames.keys()],
      facultyIds: body.facultyIds,
      exclude: body.exclude ?? [],
    })
    const { chosen, shares } = sampleByTag(candidates, [...tagNames.keys()], body.questionsCount!)
    const others = await countOtherDifficulties(db, {
      instructorId: user.userId,
      difficulty,
      facultyIds: body.facultyIds,
      tagKeys: shares.filter(({ short }) => short > 0).map(({ tagKey }) => tagKey),
    })
    const nameOf = (tagKey: string | null) => (tagKey === null ? anyTag : tagNames.get(tagKey)!)
    const written = await writeOut(db, chosen)
    return dataResponse(
      {
        questions: written.map(({ question }) => question),
        summary: shares.map(({ tagKey, ...share }) => ({
          tag_name: nameOf(tagKey),
          difficulty,
          ...share,
          ...(others.has(tagKey) && { otherDifficulties: others.get(tagKey) }),
        })),
        usedBefore: Object.fromEntries(written.map(({ question, from }) => [question._id, from.used])),
        chosenFor: Object.fromEntries(
          written.map(({ question, from }) => [question._id, nameOf(from.chosenFor)]),
        ),
      },
      chosen.length === 0 ? toasts.nothingGenerated : undefined,
    )
  }

/**
 * The chosen questions with ids of their own; `origin_id` tells where each one comes from, and is what
 * `exclude` takes.
 */
const writeOut = async (
  db: Queryable,
  chosen: readonly Chosen[],
): Promise<{ question: DraftQuestion; from: Chosen }[]> => {
  if (chosen.length === 0) return []
  const rows = await db
    .select()
    .from(questionRevisions)
    .where(
      inArray(
        questionRevisions.id,
        chosen.map(({ revisionId }) => revisionId),
      ),
    )
  const contents = new Map<string, QuestionContent>(rows.map((row) => [row.id, row.content]))
  return chosen.map((from) => ({
    question: { ...contents.get(from.revisionId)!, _id: makeId(), origin_id: from.originId },
    from,
  }))
}
