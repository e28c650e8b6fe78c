import { elementAt } from '@quizwright/domain/defined.ts'
import type { CorrectionChoice } from '@quizwright/domain/schemas/correction.ts'
import { asc, eq } from '../database/drizzle.ts'
import type { Database, Queryable } from '../database/database.ts'
import { makeId } from '../database/queries/make-id.ts'
import { corrections } from '../database/tables/corrections.ts'
import { attemptAnswers, attempts } from '../database/tables/learner.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import type { JobRow } from '../jobs/job.ts'
import type { JobControl } from '../jobs/job-worker.ts'
import { readAllCounts } from '../statistics/counts/fixtures/read-all-counts.ts'
import { applyCorrections, type CorrectionInput } from './applying/apply-correction.ts'
import { planCorrection } from './planning/plan-correction.ts'
import { undoCorrections } from './applying/undo-correction.ts'

export const correctedAt = new Date('2030-03-02T12:00:00Z')
const now = () => correctedAt

/** The control of a job that nobody interrupts. */
export const calmControl: JobControl = {
  signal: new AbortController().signal,
  saveProgress: async () => undefined,
}

/** Postgres stores the fields of an object in an order of its own: the shortest name first. */
const asStored = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asStored)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  const inOrder = fields.toSorted(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))
  return Object.fromEntries(inOrder.map(([name, field]) => [name, asStored(field)]))
}

const jobOf = (input: Record<string, unknown>, ownerId: string): JobRow => ({
  id: makeId(),
  ownerId,
  kind: 'correction',
  state: 'running',
  done: 0,
  total: 100,
  message: null,
  input: asStored(input) as typeof input,
  heldUntil: correctedAt,
  tries: 1,
  createdAt: correctedAt,
  updatedAt: correctedAt,
})

type QuestionRef = { quizId: string; questionId: string }

/** Previews a correction like an instructor and returns the input for applying it. */
export const previewedInput = async (
  db: Queryable,
  question: QuestionRef,
  choice: CorrectionChoice,
): Promise<CorrectionInput> => {
  const { fingerprint } = await planCorrection(db, { ...question, ...choice })
  return { ...question, ...choice, fingerprint, reason: 'The key was wrong.', correctionId: makeId() }
}

const readOwner = async (db: Queryable, quizId: string): Promise<string> =>
  elementAt(await db.select().from(quizzes).where(eq(quizzes.id, quizId)), 0).instructorId

/** Applies a correction for the owner of its quiz, or for `by`. */
export const runApply = async (
  db: Database,
  input: CorrectionInput,
  control: JobControl = calmControl,
  by?: string,
): Promise<string | null> =>
  applyCorrections({ db, now })(jobOf(input, by ?? (await readOwner(db, input.quizId))), control)

/** Applies a correction and returns its id. */
export const applyChoice = async (
  db: Database,
  question: QuestionRef,
  choice: CorrectionChoice,
): Promise<string> => {
  const input = await previewedInput(db, question, choice)
  await runApply(db, input)
  return input.correctionId
}

/** Undoes a correction for the owner of its quiz, or for `by`. */
export const runUndo = async (
  db: Database,
  { quizId, correctionId }: { quizId: string; correctionId: string },
  control: JobControl = calmControl,
  by?: string,
): Promise<string | null> =>
  undoCorrections({ db, now })(jobOf({ quizId, correctionId }, by ?? (await readOwner(db, quizId))), control)

/** Reads everything in a quiz that a correction may change: results, answers and counts. */
export const snapshotOf = async (db: Database, quizId: string) => ({
  attempts: await db.select().from(attempts).where(eq(attempts.quizId, quizId)).orderBy(asc(attempts.id)),
  answers: await db
    .select({ answer: attemptAnswers })
    .from(attemptAnswers)
    .innerJoin(attempts, eq(attempts.id, attemptAnswers.attemptId))
    .where(eq(attempts.quizId, quizId))
    .orderBy(asc(attemptAnswers.attemptId), asc(attemptAnswers.place)),
  counts: await readAllCounts(db, quizId),
})

export const correctionsOf = (db: Database, quizId: string) =>
  db.select().from(corrections).where(eq(corrections.quizId, quizId)).orderBy(asc(corrections.id))
