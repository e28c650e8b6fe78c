import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq, type SQL, sql } from '../../database/drizzle.ts'
import { inIds } from '../../database/queries/in-ids.ts'
import type { Queryable } from '../../database/database.ts'
import { chapters, courses, courseTags, modules, videos } from '../../database/tables/main.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { taughtBy } from './taught-by.ts'

/** The ids of the course, module, chapter and video to which a quiz belongs. */
export type PlacementIds = {
  courseId: string | null
  moduleId: string | null
  chapterId: string | null
  videoId: string | null
}
/** The same with their names. */
export type Placement = PlacementIds & {
  courseName: string | null
  moduleName: string | null
  chapterName: string | null
  videoName: string | null
}

/**
 * Reads the names of a placement. Throws NOT_FOUND if a part does not exist, is not taught by the instructor or does
 * not belong to the part above it. A module without a course adds its course.
 */
export const findPlacement = async (
  db: Queryable,
  ids: PlacementIds,
  instructorId: string,
): Promise<Placement> => {
  const course = ids.courseId ? await findCourse(db, ids.courseId, instructorId) : undefined
  const module = ids.moduleId ? await findModule(db, ids.moduleId, instructorId) : undefined
  const chapter = ids.chapterId ? await findChapter(db, ids.chapterId) : undefined
  const video = ids.videoId ? await findVideo(db, ids.videoId) : undefined
  const moduleFits = !course || !module || module.courseId === course.id
  const chapterFits = !chapter || chapter.moduleId === module?.id
  const videoFits = !video || (video.moduleId === module?.id && (!chapter || video.chapterId === chapter.id))
  if (!moduleFits || !chapterFits || !videoFits) throw new Problem('NOT_FOUND')
  return {
    courseId: course?.id ?? module?.courseId ?? null,
    courseName: course?.name ?? module?.courseName ?? null,
    moduleId: module?.id ?? null,
    moduleName: module?.name ?? null,
    chapterId: chapter?.id ?? null,
    chapterName: chapter?.name ?? null,
    videoId: video?.id ?? null,
    videoName: video?.name ?? null,
  }
}

const firstRow = <Row>([row]: Row[]): Row => {
  if (row === undefined) throw new Problem('NOT_FOUND')
  return row
}

const findCourse = async (db: Queryable, id: string, instructorId: string) =>
  firstRow(
    await db
      .select({ id: courses.id, name: courses.name })
      .from(courses)
      .where(and(eq(courses.id, id), taughtBy(db, courses.id, instructorId))),
  )

const findModule = async (db: Queryable, id: string, instructorId: string) =>
  firstRow(
    await db
      .select({ id: modules.id, name: modules.name, courseId: modules.courseId, courseName: courses.name })
      .from(modules)
      .innerJoin(courses, eq(courses.id, modules.courseId))
      .where(and(eq(modules.id, id), taughtBy(db, modules.courseId, instructorId))),
  )

const findChapter = async (db: Queryable, id: string) =>
  firstRow(
    await db
      .select({ id: chapters.id, name: chapters.name, moduleId: chapters.moduleId })
      .from(chapters)
      .where(eq(chapters.id, id)),
  )

const findVideo = async (db: Queryable, id: string) =>
  firstRow(
    await db
      .select({ id: videos.id, name: videos.name, moduleId: videos.moduleId, chapterId: videos.chapterId })
      .from(videos)
      .where(eq(videos.id, id)),
  )

/** Reads course tags by id. Throws NOT_FOUND if one does not exist. */
export const findCourseTags = async (
  db: Queryable,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> => {
  const distinct = [...new Set(ids)]
  if (distinct.length === 0) return []
  const tags = await db.select().from(courseTags).where(inIds(courseTags.id, distinct))
  if (tags.length !== distinct.length) throw new Problem('NOT_FOUND')
  return tags
}

export type RelatedVideo = { id: string; name: string; index_url: string; module_no: number }

/** Reads videos by id. Deleted ones are left out. */
export const findVideos = async (
  db: Queryable,
  ids: readonly string[],
  condition?: SQL,
): Promise<Map<string, RelatedVideo>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: videos.id, name: videos.name, index_url: videos.indexUrl, module_no: modules.place })
    .from(videos)
    .innerJoin(modules, eq(modules.id, videos.moduleId))
    .where(and(inIds(videos.id, [...new Set(ids)]), condition))
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Reads the videos that the questions of a quiz recommend. A question may contain any id, so videos of courses that
 * the quiz's instructor does not teach are left out.
 */
export const findRelatedVideos = (
  db: Queryable,
  ids: readonly string[],
  quizId: string,
): Promise<Map<string, RelatedVideo>> => {
  const instructor = db.select({ id: quizzes.instructorId }).from(quizzes).where(eq(quizzes.id, quizId))
  return findVideos(db, ids, taughtBy(db, modules.courseId, sql`(${instructor})`))
}
