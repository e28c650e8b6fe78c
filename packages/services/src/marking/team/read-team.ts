import type { MarkerProgress, MarkingTeam } from '@quizwright/contracts/schemas/marking-team.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { and, asc, eq, isNotNull, or, sql } from '../../database/drizzle.ts'
import { isDescriptiveAnswer } from '../../attempts/marks/descriptive-answers.ts'
import { readAccountNames } from '../../auth/accounts/account-names.ts'
import { readRoles } from '../../auth/rights/role-of.ts'
import type { Queryable } from '../../database/database.ts'
import { attemptAnswers, attempts } from '../../database/tables/learner.ts'
import { markingShares, markingTeams } from '../../database/tables/marking-team.ts'
import { questionRevisions, questions } from '../../database/tables/questions.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { measureAgreement } from '../../results/agreement.ts'
import { readPeople } from '../../quizzes/shares/read-people.ts'
import { readTwiceMarked } from './read-twice-marked.ts'
import { markersOf } from './shared-answer.ts'

/** A team that nobody has put together yet. */
const noTeam = {
  revision: 0,
  sharedBy: 'student',
  samplePercent: 0,
  mostDifference: 20,
  markerIds: [],
} as const

/** Reads who marks which answers of a quiz, how far they are, and how well the marks of two agree. Throws NOT_FOUND. */
export const readTeam = async (db: Queryable, quizId: string, userId: string): Promise<MarkingTeam> => {
  const [quiz] = await db
    .select({ name: quizzes.name, familyId: quizzes.familyId, ownerId: quizzes.instructorId })
    .from(quizzes)
    .where(eq(quizzes.id, quizId))
  if (!quiz) throw new Problem('NOT_FOUND')
  const [[stored], candidates, asked, counted, twice, roles] = await Promise.all([
    db.select().from(markingTeams).where(eq(markingTeams.quizId, quizId)),
    readPeople(db, quiz, 'marker'),
    readQuestions(db, quizId),
    countByMarkers(db, quizId),
    readTwiceMarked(db, quizId),
    readRoles(db, [quizId], userId),
  ])
  const team = stored ?? noTeam
  const names = await readAccountNames(db, team.markerIds)
  const known = new Set(candidates.map(({ _id }) => _id))
  return {
    quiz_name: quiz.name,
    role: roles.get(quizId)?.role ?? 'marker',
    revision: team.revision,
    shared_by: team.sharedBy,
    sample_percent: team.samplePercent,
    most_difference: team.mostDifference,
    markers: team.markerIds.map((id) => ({
      _id: id,
      name: names.get(id)?.name ?? '',
      is_colleague: known.has(id),
      ...progressOf(counted, id),
    })),
    candidates,
    questions: asked.map(({ id, place, marker }) => ({
      question_id: id,
      question_no: place,
      marker_id: team.sharedBy === 'question' ? marker : null,
    })),
    open: openOf(progressOf(counted, null)),
    marked_twice: twice.length,
    agreement: measureAgreement(
      twice.map(({ marks: [one, other], totalMarks, studentId }) => ({
        student: studentId,
        model: (100 * one.marks) / totalMarks,
        instructor: (100 * other.marks) / totalMarks,
      })),
    ),
    to_decide: twice.filter(({ isDecided }) => isDecided === false).length,
  }
}

const readQuestions = (db: Queryable, quizId: string) =>
  db
    .select({ id: questions.id, place: questions.place, marker: markingShares.accountId })
    .from(questions)
    .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
    .innerJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
    .leftJoin(
      markingShares,
      and(eq(markingShares.quizId, questions.quizId), eq(markingShares.subjectId, questions.id)),
    )
    .where(
      and(
        eq(questions.quizId, quizId),
        or(eq(quizzes.quizType, 'daq'), eq(questionRevisions.isDescriptive, true)),
      ),
    )
    .orderBy(asc(questions.place))

const openOf = ({ share, done }: { share: number; done: number }) => ({ share, done })

type Counted = {
  first: string | null
  second: string | null
  share: number
  done: number
  twice: number
  twiceDone: number
}

/** Counts the written answers of a quiz by who marks them first and a second time. */
const countByMarkers = async (db: Queryable, quizId: string): Promise<Counted[]> => {
  const answers = db
    .select({
      first: sql<string | null>`${markersOf.first}`.as('first_marker'),
      second: sql<string | null>`${markersOf.second}`.as('second_marker'),
      people: sql<string[]>`coalesce(${markersOf.people}, '{}')`.as('people'),
      isMarked:
        sql<boolean>`(${attemptAnswers.instructorMarks} is not null or ${attemptAnswers.confirmation} is not null)`.as(
          'is_marked',
        ),
    })
    .from(attemptAnswers)
    .innerJoin(attempts, eq(attempts.id, attemptAnswers.attemptId))
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .where(
      and(
        eq(attempts.quizId, quizId),
        isNotNull(attempts.submittedAt),
        eq(attemptAnswers.isSkipped, false),
        isDescriptiveAnswer,
      ),
    )
    .as('answers')
  const n = (where: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${where}))::int`
  // What was marked before it was drawn is marked by one only.
  const isTwice = sql`${answers.second} is not null and (not ${answers.isMarked} or cardinality(${answers.people}) > 0)`
  return db
    .select({
      first: answers.first,
      second: answers.second,
      share: sql<number>`count(*)::int`,
      done: n(sql`${answers.isMarked} or ${answers.first} = any(${answers.people})
        or cardinality(${answers.people}) > 1`),
      twice: n(isTwice),
      twiceDone: n(sql`${isTwice} and (${answers.isMarked} or ${answers.second} = any(${answers.people})
        or cardinality(${answers.people}) > 1)`),
    })
    .from(answers)
    .groupBy(answers.first, answers.second)
}

const progressOf = (
  counted: readonly Counted[],
  id: string | null,
): Pick<MarkerProgress, 'share' | 'done' | 'second' | 'second_done'> => {
  const sum = (rows: readonly Counted[], value: (row: Counted) => number) =>
    rows.reduce((total, row) => total + value(row), 0)
  const ofShare = counted.filter(({ first }) => first === id)
  const again = id === null ? [] : counted.filter(({ second }) => second === id)
  return {
    share: sum(ofShare, ({ share }) => share),
    done: sum(ofShare, ({ done }) => done),
    second: sum(again, ({ twice }) => twice),
    second_done: sum(again, ({ twiceDone }) => twiceDone),
  }
}
