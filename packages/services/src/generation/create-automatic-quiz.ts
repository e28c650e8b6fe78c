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
import { type ChosenQuestion, sampleByTag } from './stratified-sample.ts'
import { countOtherDifficulties, findCandidates } from './find-candidates.ts'

/** The tag's name in the summary of a request without tags. */
const anyTag = 'any tag'

/** Chooses from the instructor's questions and returns a summary of the choice. Nothing is stored. */
export const createAutomaticQuiz =
  ({ db }: Context): Handlers<'quiz'>['createAutomaticQuiz'] =>
  async ({ body, user }) => {
    const difficulty = storedDifficulty(body.difficulty)
    const givenNames = body.tagNames.map((name) => name.trim()).filter((name) => name !== '')
    const tagNames = new Map(givenNames.map((name) => [normalizeName(name), name]))
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
    const generated = await toDraftQuestions(db, chosen)
    return dataResponse(
      {
        questions: generated.map(({ question }) => question),
        summary: shares.map(({ tagKey, ...share }) => ({
          tag_name: nameOf(tagKey),
          difficulty,
          ...share,
          ...(others.has(tagKey) && { otherDifficulties: others.get(tagKey) }),
        })),
        usedBefore: Object.fromEntries(generated.map(({ question, source }) => [question._id, source.used])),
        chosenFor: Object.fromEntries(
          generated.map(({ question, source }) => [question._id, nameOf(source.chosenFor)]),
        ),
      },
      chosen.length === 0 ? toasts.nothingGenerated : undefined,
    )
  }

/**
 * Copies the chosen questions with new ids. `origin_id` identifies the source, and is what `exclude` contains.
 */
const toDraftQuestions = async (
  db: Queryable,
  chosen: readonly ChosenQuestion[],
): Promise<{ question: DraftQuestion; source: ChosenQuestion }[]> => {
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
  return chosen.map((source) => ({
    question: { ...contents.get(source.revisionId)!, _id: makeId(), origin_id: source.originId },
    source,
  }))
}
