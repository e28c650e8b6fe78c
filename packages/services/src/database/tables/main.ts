import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  pgSchema,
  primaryKey,
  sql,
  text,
  unique,
} from '../drizzle.ts'
import { identity, dateTime } from './columns.ts'

export const main = pgSchema('main')

export const courses = main.table('courses', {
  id: identity('id').primaryKey(),
  name: text('name').notNull(),
})

/** The instructors who teach a course. They can see it and add quizzes to it. */
export const courseInstructors = main.table(
  'course_instructors',
  {
    courseId: identity('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    instructorId: identity('instructor_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instructorId, table.courseId] }),
    index('course_instructors_course').on(table.courseId),
  ],
)

/** `place` is the position among siblings, from 1. A module's is the `module_no` in the URLs of its videos. */
export const modules = main.table(
  'modules',
  {
    id: identity('id').primaryKey(),
    courseId: identity('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    place: integer('place').notNull(),
  },
  (table) => [index('modules_course').on(table.courseId, table.place)],
)

export const chapters = main.table(
  'chapters',
  {
    id: identity('id').primaryKey(),
    moduleId: identity('module_id')
      .notNull()
      .references(() => modules.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    place: integer('place').notNull(),
  },
  (table) => [index('chapters_module').on(table.moduleId, table.place)],
)

/** `duration` is in seconds. `index_url` is the course's part of /course/{index_url}/{module_no}/{id}. */
export const videos = main.table(
  'videos',
  {
    id: identity('id').primaryKey(),
    moduleId: identity('module_id')
      .notNull()
      .references(() => modules.id, { onDelete: 'cascade' }),
    chapterId: identity('chapter_id').references(() => chapters.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    link: text('link').notNull(),
    duration: integer('duration').notNull(),
    indexUrl: text('index_url').notNull(),
    place: integer('place').notNull(),
  },
  (table) => [
    index('videos_module').on(table.moduleId, table.place),
    index('videos_chapter').on(table.chapterId, table.place),
  ],
)

/**
 * The point of a video at which a quiz appears: `time` in seconds, `percentage` of the video's duration. A quiz has
 * at most one point.
 */
export const videoPoints = main.table(
  'video_points',
  {
    id: identity('id').primaryKey(),
    videoId: identity('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    quizId: identity('quiz_id').notNull(),
    time: doublePrecision('time').notNull(),
    percentage: doublePrecision('percentage').notNull(),
    isLink: boolean('is_link').notNull(),
    linkText: text('link_text').notNull(),
    isNew: boolean('is_new').notNull(),
    disabled: boolean('disabled').notNull(),
    createdAt: dateTime('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('video_points_quiz').on(table.quizId),
    index('video_points_video').on(table.videoId, table.time),
  ],
)

export const courseTags = main.table('course_tags', {
  id: identity('id').primaryKey(),
  name: text('name').notNull(),
})

/**
 * Uploaded images. `id` is the part of the link that cannot be guessed. Equal bytes of one owner are stored once.
 * `unused_since` has the same meaning as for question revisions. The size is in pixels, null for images stored
 * before it was kept.
 */
export const images = main.table(
  'images',
  {
    id: identity('id').primaryKey(),
    ownerId: identity('owner_id').notNull(),
    sha256: text('sha256').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    width: integer('width'),
    height: integer('height'),
    unusedSince: dateTime('unused_since'),
    createdAt: dateTime('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('images_same_bytes').on(table.ownerId, table.sha256),
    index('images_unused')
      .on(table.unusedSince)
      .where(sql`${table.unusedSince} is not null`),
  ],
)
