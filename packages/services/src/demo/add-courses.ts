import type { Queryable } from '../database/database.ts'
import {
  chapters as chaptersTable,
  courseInstructors,
  courseTags as courseTagsTable,
  courses as coursesTable,
  modules as modulesTable,
  videos as videosTable,
} from '../database/tables/main.ts'
import { faculties as facultiesTable, tags as tagsTable } from '../database/tables/quizzes.ts'
import { makeId } from '../database/queries/make-id.ts'
import { courses, courseTags, faculties, levelTags } from './content/courses.ts'
import { insertRows } from '../database/queries/insert-rows.ts'
import { entryOf } from '@quizwright/domain/defined.ts'

/** The length of the film that all videos play, in seconds. */
export const clipSeconds = 30

export type PlacedVideo = { id: string; name: string; chapterId: string; chapterName: string }
export type PlacedModule = { id: string; name: string; videos: PlacedVideo[] }
export type PlacedCourse = {
  id: string
  key: string
  name: string
  facultyId: string
  courseTags: { id: string; name: string }[]
  modules: PlacedModule[]
}

/** Adds faculties, course tags, level tags and all courses with their content. Returns their ids by name. */
export const addCourses = async (
  db: Queryable,
  instructorId: string,
  clipLink: string,
  now: Date,
): Promise<PlacedCourse[]> => {
  const facultyIds = new Map(faculties.map((name) => [name as string, makeId()]))
  const tagIds = new Map(courseTags.map((name) => [name as string, makeId()]))
  await insertRows(
    db,
    facultiesTable,
    [...facultyIds].map(([name, id]) => ({ id, name })),
  )
  await insertRows(
    db,
    courseTagsTable,
    [...tagIds].map(([name, id]) => ({ id, name })),
  )
  await insertRows(
    db,
    tagsTable,
    levelTags.map((name) => ({
      id: makeId(),
      tagName: name,
      tagType: 'level' as const,
      tagKey: name.toLowerCase(),
      createdAt: now,
    })),
  )

  const modules: (typeof modulesTable.$inferInsert)[] = []
  const chapters: (typeof chaptersTable.$inferInsert)[] = []
  const videos: (typeof videosTable.$inferInsert)[] = []
  const placed = courses.map((course): PlacedCourse => {
    const courseId = makeId()
    const placedModules = course.modules.map((module, moduleAt) => {
      const moduleId = makeId()
      modules.push({ id: moduleId, courseId, name: module.name, place: moduleAt + 1 })
      const placedVideos = module.chapters.flatMap((chapter, chapterAt) => {
        const chapterId = makeId()
        chapters.push({ id: chapterId, moduleId, name: chapter.name, place: chapterAt + 1 })
        return chapter.videos.map((name, videoAt): PlacedVideo => {
          const id = makeId()
          videos.push({
            id,
            moduleId,
            chapterId,
            name,
            link: clipLink,
            duration: clipSeconds,
            indexUrl: course.indexUrl,
            place: videoAt + 1,
          })
          return { id, name, chapterId, chapterName: chapter.name }
        })
      })
      return { id: moduleId, name: module.name, videos: placedVideos }
    })
    return {
      id: courseId,
      key: course.key,
      name: course.name,
      facultyId: entryOf(facultyIds, course.faculty),
      modules: placedModules,
      courseTags: course.courseTags.map((name) => ({ id: entryOf(tagIds, name), name })),
    }
  })
  await insertRows(
    db,
    coursesTable,
    placed.map(({ id, name }) => ({ id, name })),
  )
  await insertRows(
    db,
    courseInstructors,
    placed.map(({ id }) => ({ courseId: id, instructorId })),
  )
  await insertRows(db, modulesTable, modules)
  await insertRows(db, chaptersTable, chapters)
  await insertRows(db, videosTable, videos)
  return placed
}
