import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { and, asc, eq } from '../../database/drizzle.ts'
import { successResponse } from '../../http/response-bodies.ts'
import type { Context } from '../../context.ts'
import { chapters, courses, courseTags, modules, videos } from '../../database/tables/main.ts'
import { taughtBy } from './taught-by.ts'

type HandlerName =
  | 'getCourseTags'
  | 'getInstructorCourses'
  | 'getModulesByCourseId'
  | 'getChapterByModuleId'
  | 'getVideosById'

/**
 * The structure of the platform: courses contain modules, modules contain chapters, chapters contain videos.
 * Instructors see only courses that they teach.
 */
export const structureHandlers = ({ db }: Context) =>
  ({
    getCourseTags: async () =>
      successResponse({
        tags: await db
          .select({ _id: courseTags.id, name: courseTags.name })
          .from(courseTags)
          .orderBy(asc(courseTags.name)),
      }),

    getInstructorCourses: async ({ user }) =>
      successResponse({
        courses: await db
          .select({ _id: courses.id, name: courses.name })
          .from(courses)
          .where(taughtBy(db, courses.id, user.userId))
          .orderBy(asc(courses.name)),
      }),

    getModulesByCourseId: async ({ query, user }) =>
      successResponse({
        modules: await db
          .select({ _id: modules.id, name: modules.name, course_id: modules.courseId })
          .from(modules)
          .where(and(eq(modules.courseId, query.id), taughtBy(db, modules.courseId, user.userId)))
          .orderBy(asc(modules.place)),
      }),

    getChapterByModuleId: async ({ query, user }) =>
      successResponse({
        chapters: await db
          .select({ _id: chapters.id, name: chapters.name, module_id: chapters.moduleId })
          .from(chapters)
          .innerJoin(modules, eq(modules.id, chapters.moduleId))
          .where(and(eq(chapters.moduleId, query.id), taughtBy(db, modules.courseId, user.userId)))
          .orderBy(asc(chapters.place)),
      }),

    getVideosById: async ({ query, user }) => {
      const parent = query.type === '1' ? videos.moduleId : videos.chapterId
      return successResponse({
        videos: await db
          .select({
            _id: videos.id,
            id: videos.id,
            name: videos.name,
            link: videos.link,
            duration: videos.duration,
            chapter_id: videos.chapterId,
            module_id: videos.moduleId,
            index_url: videos.indexUrl,
            module_no: modules.place,
          })
          .from(videos)
          .innerJoin(modules, eq(modules.id, videos.moduleId))
          .where(and(eq(parent, query.id), taughtBy(db, modules.courseId, user.userId)))
          .orderBy(asc(videos.place)),
      })
    },
  }) satisfies Pick<Handlers<'main'>, HandlerName>
