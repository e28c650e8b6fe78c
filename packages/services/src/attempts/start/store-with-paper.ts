import { defined } from '@quizwright/domain/defined.ts'
import { createHash, randomInt } from 'node:crypto'
import type { Interaction } from '@quizwright/domain/kinds/interaction.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { drawVariant } from '@quizwright/domain/kinds/numeric/drawn/draw-variant.ts'
import { variantsOf } from '@quizwright/domain/kinds/numeric/drawn/in-variant.ts'
import { asc, eq, getTableColumns, sql } from '../../database/drizzle.ts'
import { buildOnce, placeholdersOf } from '../../database/queries/build-once.ts'
import type { Queryable } from '../../database/database.ts'
import { insertRows } from '../../database/queries/insert-rows.ts'
import { attempts } from '../../database/tables/learner.ts'
import { paperQuestions, papers } from '../../database/tables/papers.ts'
import { questionRevisions, questions } from '../../database/tables/questions.ts'
import type { Attempt } from '../find-attempt.ts'
import type { MetQuestions } from './met-questions.ts'
import { answeredRevision, type AnswerWithRevision } from '../answers/read-answers.ts'

type Asked = {
  questionId: string
  revisionId: string
  place: number
  totalMarks: number
  section: string
  interaction: Interaction | null
}

/** A paper has this field only if values are drawn, so that the ids of other papers stay. */
const drawnFor = ({ questionId, interaction }: Asked, met: MetQuestions): { variant?: number } => {
  const variants = interaction ? variantsOf({ interaction }) : undefined
  if (variants === undefined) return {}
  return { variant: drawVariant(variants, met.get(questionId) ?? [], (end) => randomInt(end)) }
}

const hasVariables = sql`${questionRevisions.content} -> 'interaction' ? 'variables'`
const { content, ...revision } = answeredRevision

const readQuestions = buildOnce((tx) =>
  tx
    .select({
      asked: {
        questionId: questions.id,
        revisionId: questions.revisionId,
        place: questions.place,
        totalMarks: questionRevisions.weightage,
        section: sql<string>`${content} ->> 'section'`,
        interaction: sql<Interaction | null>`case when ${hasVariables} then ${content} -> 'interaction' end`,
      },
      revision,
      content: sql<QuestionContent | null>`case when ${sql.placeholder('isWhole')}::boolean then ${content} end`,
    })
    .from(questions)
    .innerJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
    .where(eq(questions.quizId, sql.placeholder('quizId')))
    .orderBy(asc(questions.place)),
)

/**
 * The questions of a new attempt. Attempts with the same ones share a paper: its id is a hash of them. `revisions` are
 * what they ask, unless only some questions of the quiz were drawn.
 */
export type Paper = {
  id: string
  questions: (typeof paperQuestions.$inferSelect)[]
  revisions?: AnswerWithRevision['revision'][]
}

type Draw = { keep: (asked: Asked[]) => Asked[]; isWhole: boolean; readMet: () => Promise<MetQuestions> }

/**
 * Makes a paper of the current questions of a quiz, or of those that `keep` returns of them. Draws the values of those
 * whose numbers differ, others than the student has met, as long as some are left. The quiz must be locked against
 * saves.
 */
export const makePaper = async (
  tx: Queryable,
  quizId: string,
  { keep, isWhole, readMet }: Draw,
): Promise<Paper> => {
  const rows = await readQuestions(tx, { quizId, isWhole })
  const all = rows.map(({ asked }) => asked)
  const met: MetQuestions = all.some(({ interaction }) => interaction) ? await readMet() : new Map()
  const asked = keep(all).map((question) => {
    const { section: _ofDraws, interaction: _ofVariants, ...stored } = question
    return { ...stored, ...drawnFor(question, met) }
  })
  const id = createHash('sha256')
    .update(JSON.stringify([quizId, asked]))
    .digest('base64url')
  const revisions = rows.flatMap((row) => (row.content ? [{ ...row.revision, content: row.content }] : []))
  return {
    id,
    questions: asked.map((question) => ({ paperId: id, variant: null, ...question })),
    ...(isWhole && { revisions }),
  }
}

type NewAttempt = Omit<typeof attempts.$inferInsert, 'paperId'>

/** Stores an attempt with its paper, unless an earlier attempt has the same paper. */
export const storeWithPaper = async (tx: Queryable, attempt: NewAttempt, paper: Paper): Promise<Attempt> => {
  const arrangement = JSON.stringify(attempt.arrangement ?? null)
  const [stored] = await insertWithPaper(tx, { seed: null, ...attempt, arrangement, paperId: paper.id })
  const { isNewPaper, ...begun } = defined(stored, 'the attempt')
  if (isNewPaper) await insertRows(tx, paperQuestions, paper.questions)
  return begun
}

const insertWithPaper = buildOnce((tx) => {
  const { paperId, quizId, startedAt, ...others } = placeholdersOf(
    'id',
    'quizId',
    'sessionId',
    'studentId',
    'paperId',
    'seed',
    'number',
    'startedAt',
    'dueAt',
    'extraSeconds',
    'city',
    'country',
    'isConfirmed',
    'tokenHash',
    'browserHash',
  )
  const added = tx
    .$with('added')
    .as(
      tx
        .insert(papers)
        .values({ id: paperId, quizId, createdAt: startedAt })
        .onConflictDoNothing()
        .returning({ id: papers.id }),
    )
  return tx
    .with(added)
    .insert(attempts)
    .values({
      ...others,
      paperId,
      quizId,
      startedAt,
      arrangement: sql`nullif(${sql.placeholder('arrangement')}::jsonb, 'null')`,
    })
    .returning({ ...getTableColumns(attempts), isNewPaper: sql<boolean>`exists (select from ${added})` })
})
