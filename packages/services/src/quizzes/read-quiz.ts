import { Problem } from '@quizwright/contracts/problem.ts'
import { toHoursAndMinutes } from '@quizwright/domain/rules/duration.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import type { Quiz } from '@quizwright/domain/schemas/quiz.ts'
import { and, asc, eq } from '../database/drizzle.ts'
import type { Queryable } from '../database/database.ts'
import { faculties, quizCourseTags, quizFaculties, quizzes, sessions } from '../database/tables/quizzes.ts'
import { readReports } from './read-reports.ts'
import { writtenPublication } from './written-publication.ts'

export type QuizRow = typeof quizzes.$inferSelect

/** Reads a quiz in the form of the wire. The route has checked that the caller may see it. Throws NOT_FOUND. */
export const readQuiz = async (db: Queryable, quizId: string): Promise<Quiz> => {
  const [row] = await db.select().from(quizzes).where(eq(quizzes.id, quizId))
  if (!row) throw new Problem('NOT_FOUND')
  const [session] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.quizId, quizId), eq(sessions.isGeneral, true)))
  const reports = row.reportsCount > 0 ? await readReports(db, quizId) : { reports: [], report_entries: [] }
  return {
    ...wireFields(row),
    ...reports,
    tags: await readCourseTags(db, quizId),
    faculties: await readFaculties(db, quizId),
    session_id: session?.id ?? null,
  }
}

const wireFields = (row: QuizRow) => ({
  _id: row.id,
  id: row.id,
  name: row.name,
  description: row.description,
  quiz_type: row.quizType,
  instructor_id: row.instructorId,
  course: toNamed(row.courseName),
  module: toNamed(row.moduleName),
  chapter: toNamed(row.chapterName),
  video: toNamed(row.videoName),
  course_id: row.courseId,
  module_id: row.moduleId,
  chapter_id: row.chapterId,
  video_id: row.videoId,
  is_published: row.isPublished,
  is_archived: row.isArchived,
  is_skippable: row.isSkippable,
  is_direct_check: row.isDirectCheck,
  ...(row.arrangement && { arrangement: row.arrangement }),
  ...(row.language && { language: row.language }),
  created_at: serializeDateTime(row.createdAt),
  published_at: writtenPublication(row),
  attempts: row.attempts,
  reports_count: row.reportsCount,
  ai_applied: row.aiApplied,
  ai_quiz_active: row.aiQuizActive,
  ai_model: row.aiModel,
  skip_ocr: row.skipOcr,
  duration: row.duration,
  ...toHoursAndMinutes(row.duration),
  passing_percentage: row.passingPercentage,
  result_delay_in_hours: row.resultDelayInHours,
  total_marks: row.totalMarks,
  version: row.version,
  revision: row.revision,
  family_id: row.familyId,
})

/** Returns the name of a course, module, chapter or video as the wire has it beside the id. */
export const toNamed = (name: string | null): { name: string } | null => (name === null ? null : { name })

const readCourseTags = (db: Queryable, quizId: string) =>
  db
    .select({ _id: quizCourseTags.courseTagId, name: quizCourseTags.name })
    .from(quizCourseTags)
    .where(eq(quizCourseTags.quizId, quizId))
    .orderBy(asc(quizCourseTags.name))

const readFaculties = (db: Queryable, quizId: string) =>
  db
    .select({ _id: faculties.id, name: faculties.name })
    .from(quizFaculties)
    .innerJoin(faculties, eq(faculties.id, quizFaculties.facultyId))
    .where(eq(quizFaculties.quizId, quizId))
    .orderBy(asc(faculties.name))
