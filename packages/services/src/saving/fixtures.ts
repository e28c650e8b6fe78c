import { elementAt } from '@quizwright/domain/defined.ts'
import { emptyOption, emptyQuestion } from '@quizwright/domain/schemas/empty-question.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { eq } from '../database/drizzle.ts'
import { makeId } from '../database/queries/make-id.ts'
import type { Database } from '../database/database.ts'
import { questionRevisions, questions } from '../database/tables/questions.ts'
import { quizzes, sessions } from '../database/tables/quizzes.ts'
import { commitSave } from './commit-save.ts'
import type { SaveBatch } from './open-save.ts'
import { stageBatch } from './stage-batch.ts'

export const now = new Date('2030-03-01T12:00:00Z')
export const owner = 'instructor-1'

type QuizValues = Partial<typeof quizzes.$inferInsert>

/** Inserts an empty quiz with its general session. */
export const addQuiz = async (db: Database, values: QuizValues = {}): Promise<string> => {
  const id = makeId()
  await db.insert(quizzes).values({
    id,
    familyId: id,
    version: 1,
    instructorId: owner,
    name: 'Motion',
    nameKey: 'motion',
    description: 'Speed and time.',
    quizType: 'full',
    aiModel: 'gpt-3.5',
    duration: 600,
    passingPercentage: 50,
    createdAt: now,
    updatedAt: now,
    ...values,
  })
  const sessionId = makeId()
  await db.insert(sessions).values({
    id: sessionId,
    linkId: sessionId,
    quizId: id,
    instructorId: owner,
    name: 'Spring',
    description: 'The first run.',
    startTime: now,
    endTime: new Date('2030-09-01T12:00:00Z'),
    isGeneral: true,
    createdAt: now,
  })
  return id
}

export const readQuizRow = async (db: Database, id: string) =>
  elementAt(await db.select().from(quizzes).where(eq(quizzes.id, id)), 0)

/** Reads the stored questions of a quiz in order. */
export const readStoredQuestions = (db: Database, quizId: string) =>
  db
    .select({
      id: questions.id,
      originId: questions.originId,
      place: questions.place,
      revisionId: questions.revisionId,
      content: questionRevisions.content,
    })
    .from(questions)
    .innerJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
    .where(eq(questions.quizId, quizId))
    .orderBy(questions.place)

const option = (text: string, isCorrect = false) => ({
  ...emptyOption,
  option: text,
  is_correct: isCorrect,
})

/** Returns a question without errors. */
export const draft = (id: string, changes: Partial<DraftQuestion> = {}): DraftQuestion => ({
  ...emptyQuestion,
  _id: id,
  question: `What is ${id}?`,
  tags: [{ tag_name: 'physics' }],
  options: [option('A number', true), option('A letter')],
  ...changes,
})

export const drafts = (count: number, from = 0): DraftQuestion[] =>
  Array.from({ length: count }, (_, index) => draft(`q${from + index}`))

/** Returns a batch of two questions for a save with three batches. */
export const batch = (quizId: string, index: number, changes: Partial<SaveBatch> = {}): SaveBatch => ({
  saveId: 'save-1',
  quizId,
  index,
  total: 3,
  baseRevision: 1,
  questions: drafts(2, index * 2),
  isPublished: false,
  isSkippable: false,
  ...changes,
})

/** Returns functions that save to a database as its owner. Saves have the id of `batch` unless another one is given. */
export const savingTo = (db: Database) => {
  const stage = (given: SaveBatch, at = now) => stageBatch(db, given, owner, at)
  const key = (quizId: string, saveId = 'save-1') => ({ quizId, saveId })
  return {
    stage,
    /** Stages all three batches of a save. */
    stageAll: async (quizId: string): Promise<void> => {
      for (const index of [0, 1, 2]) await stage(batch(quizId, index))
    },
    key,
    commit: (quizId: string, saveId?: string) => commitSave(db, key(quizId, saveId), owner, now),
    /** Reads the ids of the stored questions in order. */
    idsOf: async (quizId: string): Promise<string[]> =>
      (await readStoredQuestions(db, quizId)).map(({ id }) => id),
  }
}
