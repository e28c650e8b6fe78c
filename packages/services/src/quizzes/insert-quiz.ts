import { Problem } from '@quizwright/contracts/problem.ts'
import { defined } from '@quizwright/domain/defined.ts'
import { parseDateTime } from '@quizwright/domain/rules/date-time.ts'
import { type CreateQuizBody, defaultAiModel } from '@quizwright/domain/schemas/quiz.ts'
import { inIds } from '../database/queries/in-ids.ts'
import type { Queryable } from '../database/database.ts'
import { faculties, quizCourseTags, quizFaculties, quizzes, sessions } from '../database/tables/quizzes.ts'
import { foldText } from '../database/queries/fold-text.ts'
import { makeId } from '../database/queries/make-id.ts'
import { findCourseTags, findPlacement, type Placement } from './structure/find-placement.ts'

type NewQuiz = { body: CreateQuizBody; userId: string; at: Date }

/**
 * Inserts an unpublished quiz with its general session, in the caller's transaction. The body has passed the rules,
 * so required fields are present. Throws NOT_FOUND for a course, tag or faculty that does not exist, or a course
 * that the instructor does not teach.
 */
export const insertQuiz = async (
  tx: Queryable,
  { body, userId, at }: NewQuiz,
): Promise<{ quizId: string; sessionId: string }> => {
  const placement = await findPlacement(tx, placementIds(body), userId)
  const quizId = makeId()
  await tx.insert(quizzes).values({
    id: quizId,
    familyId: quizId,
    version: 1,
    instructorId: userId,
    name: defined(body.name, 'body.name').trim(),
    nameKey: foldText(defined(body.name, 'body.name')),
    description: defined(body.description, 'body.description'),
    quizType: defined(body.quiz_type, 'body.quiz_type'),
    ...placementColumns(placement),
    duration: defined(body.duration, 'body.duration'),
    passingPercentage: defined(body.passing_percentage, 'body.passing_percentage'),
    resultDelayInHours: body.result_delay_in_hours ?? 0,
    isSkippable: body.is_skippable ?? false,
    isDirectCheck: body.is_direct_check ?? false,
    arrangement: body.arrangement ?? null,
    language: body.language ?? null,
    aiQuizActive: body.ai_quiz_active ?? body.quiz_type === 'daq',
    aiModel: body.ai_model ?? defaultAiModel,
    skipOcr: body.skip_ocr ?? false,
    createdAt: at,
    updatedAt: at,
  })
  await insertTags(tx, quizId, body)
  const sessionId = makeId()
  await tx.insert(sessions).values({
    id: sessionId,
    quizId,
    instructorId: userId,
    name: defined(body.session_name, 'body.session_name'),
    description: defined(body.session_description, 'body.session_description'),
    startTime: parseDateTime(defined(body.start_time, 'body.start_time')),
    endTime: parseDateTime(defined(body.end_time, 'body.end_time')),
    moduleId: placement.moduleId,
    courseId: placement.courseId,
    isGeneral: true,
    linkId: sessionId,
    createdAt: at,
  })
  return { quizId, sessionId }
}

const placementIds = (body: CreateQuizBody) => ({
  courseId: body.course_id ?? null,
  moduleId: body.module_id ?? null,
  chapterId: body.chapter_id ?? null,
  videoId: body.video_id ?? null,
})

/** Returns the columns of a placement, with the folded names for searching and sorting. */
export const placementColumns = (placement: Placement) => ({
  ...placement,
  courseKey: foldText(placement.courseName ?? ''),
  moduleKey: foldText(placement.moduleName ?? ''),
})

/** Adds the faculties and course tags of a body to a quiz. Throws NOT_FOUND for one that does not exist. */
export const insertTags = async (
  tx: Queryable,
  quizId: string,
  { faculties: facultyIds, tags }: Pick<CreateQuizBody, 'faculties' | 'tags'>,
): Promise<void> => {
  const distinct = [...new Set(facultyIds)]
  if (distinct.length > 0) {
    const known = await tx.select({ id: faculties.id }).from(faculties).where(inIds(faculties.id, distinct))
    if (known.length !== distinct.length) throw new Problem('NOT_FOUND')
    await tx.insert(quizFaculties).values(distinct.map((facultyId) => ({ quizId, facultyId })))
  }
  const courseTags = await findCourseTags(tx, tags ?? [])
  if (courseTags.length > 0)
    await tx
      .insert(quizCourseTags)
      .values(courseTags.map(({ id, name }) => ({ quizId, courseTagId: id, name })))
}
