import { storedDifficulty } from '@quizwright/contracts/rules/generate.ts'
import type { DraftQuestion, QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import { toasts } from '@quizwright/contracts/texts.ts'
import type { Handlers } from '@quizwright/contracts/walkers/fastify.ts'
import { inArray } from 'drizzle-orm'
import { answered } from '../../shared/answers.ts'
import type { Context } from '../../shared/context.ts'
import type { Querying } from '../../shared/database/database.ts'
import { questionRevisions } from '../../shared/database/tables.ts'
import { sameName } from '../../shared/fold-text.ts'
import { makeId } from '../../shared/make-id.ts'
import { chooseFairly } from './choose-fairly.ts'
import { type Candidate, findCandidates } from './find-candidates.ts'

/** What stands for the tag in the summary when none was asked for. */
const anyTag = 'any tag'

/** Chooses questions out of those the instructor holds and says how that came about. Nothing is stored. */
export const createAutomaticQuiz = ({ db }: Context): Handlers<'quiz'>['createAutomaticQuiz'] => async ({ body, user }) => {
  const difficulty = storedDifficulty(body.difficulty)
  const tagNames = new Map(body.tagNames.filter((name) => name.trim() !== '').map((name) => [sameName(name), name.trim()]))
  const candidates = await findCandidates(db, {
    instructorId: user.userId, difficulty, tagKeys: [...tagNames.keys()], facultyIds: body.facultyIds, exclude: body.exclude ?? [],
  })
  const { chosen, shares } = chooseFairly(candidates, [...tagNames.keys()], body.questionsCount!)
  const questions = await writeOut(db, chosen)
  return answered({
    questions: questions.map(({ question }) => question),
    summary: shares.map(({ tagKey, ...share }) => ({ tag_name: tagKey === null ? anyTag : tagNames.get(tagKey)!, difficulty, ...share })),
    usedBefore: Object.fromEntries(questions.map(({ question, used }) => [question._id, used])),
  }, chosen.length === 0 ? toasts.nothingGenerated : undefined)
}

/** The chosen questions with ids of their own; `origin_id` tells where each one comes from, and is what `exclude` takes. */
const writeOut = async (db: Querying, chosen: readonly Candidate[]): Promise<{ question: DraftQuestion; used: number }[]> => {
  if (chosen.length === 0) return []
  const rows = await db.select().from(questionRevisions).where(inArray(questionRevisions.id, chosen.map((candidate) => candidate.revisionId)))
  const contents = new Map<string, QuestionContent>(rows.map((row) => [row.id, row.content]))
  return chosen.map(({ revisionId, originId, used }) => ({ question: { ...contents.get(revisionId)!, _id: makeId(), origin_id: originId }, used }))
}
