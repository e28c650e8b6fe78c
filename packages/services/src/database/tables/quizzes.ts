import type { Language } from '@quizwright/domain/language/languages.ts'
import type { SessionArrangement } from '@quizwright/domain/arrangement/in-session.ts'
import type { Arrangement } from '@quizwright/domain/arrangement/schema.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import type { SessionAccess } from '@quizwright/domain/schemas/session.ts'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  sql,
  text,
  unique,
  uniqueIndex,
} from '../drizzle.ts'
import { folded, identity, dateTime } from './columns.ts'

export const quiz = pgSchema('quiz')

/** Fields of teaching to which quizzes belong. The specification also calls them niches. */
export const faculties = quiz.table('faculties', {
  id: identity('id').primaryKey(),
  name: text('name').notNull(),
})

/**
 * Tags of questions, which all instructors share. `tag_key` is the normalized name: a tag exists once, whatever its
 * case. `created_by` is the instructor whose tags are limited; earlier tags have none.
 */
export const tags = quiz.table(
  'tags',
  {
    id: identity('id').primaryKey(),
    tagName: text('tag_name').notNull(),
    tagType: text('tag_type').$type<'general' | 'level'>().notNull(),
    tagKey: folded('tag_key').notNull(),
    createdBy: identity('created_by'),
    createdAt: dateTime('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('tags_once').on(table.tagType, table.tagKey),
    index('tags_created_by').on(table.createdBy),
  ],
)

/**
 * One version of a quiz. All versions share `family_id`. `revision` grows with every saved change, so that an
 * outdated draft is recognized. The names of course, module, chapter and video are copies from the time of choice,
 * so that a list needs no other service. Lists are ordered by `name_order` and `course_order`: the first characters
 * only, because an index entry has room for 2.7 kB and a name may need more. `automatic_model` is the model whose
 * sure suggestions need no confirmation; those of other models do. `attempts`, `reports_count`, `question_count` and
 * `total_marks` are updated in the transactions that change what they count.
 */
export const quizzes = quiz.table(
  'quizzes',
  {
    id: identity('id').primaryKey(),
    familyId: identity('family_id').notNull(),
    version: integer('version').notNull(),
    revision: integer('revision').notNull().default(1),
    instructorId: identity('instructor_id').notNull(),
    name: text('name').notNull(),
    nameKey: folded('name_key').notNull(),
    nameOrder: folded('name_order')
      .notNull()
      .generatedAlwaysAs(sql`left(name_key, 100)`),
    description: text('description').notNull(),
    quizType: text('quiz_type').$type<QuizType>().notNull(),
    courseId: identity('course_id'),
    courseName: text('course_name'),
    courseKey: folded('course_key').notNull().default(''),
    courseOrder: folded('course_order')
      .notNull()
      .generatedAlwaysAs(sql`left(course_key, 100)`),
    moduleId: identity('module_id'),
    moduleName: text('module_name'),
    moduleKey: folded('module_key').notNull().default(''),
    chapterId: identity('chapter_id'),
    chapterName: text('chapter_name'),
    videoId: identity('video_id'),
    videoName: text('video_name'),
    isPublished: boolean('is_published').notNull().default(false),
    publishedAt: dateTime('published_at'),
    isArchived: boolean('is_archived').notNull().default(false),
    isSkippable: boolean('is_skippable').notNull().default(true),
    isDirectCheck: boolean('is_direct_check').notNull().default(false),
    /** Null where every student gets the same paper. */
    arrangement: jsonb('arrangement').$type<Arrangement>(),
    /** The language of the questions as a BCP 47 tag. Null if the author has not said it. */
    language: text('language'),
    aiApplied: boolean('ai_applied').notNull().default(false),
    aiQuizActive: boolean('ai_quiz_active').notNull().default(false),
    aiModel: text('ai_model').notNull(),
    automaticModel: text('automatic_model'),
    skipOcr: boolean('skip_ocr').notNull().default(false),
    duration: integer('duration').notNull(),
    passingPercentage: doublePrecision('passing_percentage').notNull(),
    resultDelayInHours: integer('result_delay_in_hours').notNull().default(0),
    questionCount: integer('question_count').notNull().default(0),
    totalMarks: integer('total_marks').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
    reportsCount: integer('reports_count').notNull().default(0),
    createdAt: dateTime('created_at').notNull(),
    updatedAt: dateTime('updated_at').notNull(),
  },
  (table) => {
    const list = [table.instructorId, table.isArchived, table.isPublished] as const
    return [
      unique('quizzes_version').on(table.familyId, table.version),
      // With the type behind the id, a filter by type reads only the index.
      index('quizzes_by_created').on(...list, table.createdAt, table.id, table.quizType),
      index('quizzes_by_name').on(...list, table.nameOrder, table.id, table.quizType),
      index('quizzes_by_course').on(...list, table.courseOrder, table.id, table.quizType),
      index('quizzes_by_reports').on(...list, table.reportsCount, table.id, table.quizType),
      index('quizzes_by_type').on(...list, table.quizType, table.id),
      index('quizzes_by_updated').on(...list, table.updatedAt, table.id),
      // Finds the quizzes of a course. Postgres stores equal entries of an index once.
      index('quizzes_filtered').on(...list, table.courseId, table.quizType),
      check('quizzes_type', sql`${table.quizType} in ('full', 'practice', 'pop', 'daq')`),
    ]
  },
)

/**
 * How many quizzes of an instructor are in each state, of each type and course. `course_id` is empty for quizzes
 * without a course. A trigger on `quizzes` keeps the counts (migration 0024), so that no statement can forget them.
 */
export const quizCounts = quiz.table(
  'quiz_counts',
  {
    instructorId: identity('instructor_id').notNull(),
    isArchived: boolean('is_archived').notNull(),
    isPublished: boolean('is_published').notNull(),
    quizType: text('quiz_type').$type<QuizType>().notNull(),
    courseId: identity('course_id').notNull(),
    n: integer('n').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'quiz_counts_key',
      columns: [table.instructorId, table.isArchived, table.isPublished, table.quizType, table.courseId],
    }),
  ],
)

export const quizFaculties = quiz.table(
  'quiz_faculties',
  {
    quizId: identity('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    facultyId: identity('faculty_id')
      .notNull()
      .references(() => faculties.id),
  },
  (table) => [
    primaryKey({ columns: [table.quizId, table.facultyId] }),
    index('quiz_faculties_faculty').on(table.facultyId),
  ],
)

/** The course tags of a quiz. The name is a copy, because the main service owns course tags. */
export const quizCourseTags = quiz.table(
  'quiz_course_tags',
  {
    quizId: identity('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    courseTagId: identity('course_tag_id').notNull(),
    name: text('name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.quizId, table.courseTagId] })],
)

/**
 * A period in which a quiz may be taken. The general session is created together with the quiz. `link_id` is the id
 * in the session's link: its own id, or that of the earlier version's session which it continues. `attempts_allowed`
 * is per student, null for unlimited. Instructors say `access_code` in class; null requires none. `shared_devices`:
 * students use the same devices one after the other. `language` is that of the students' page, null for their own.
 */
export const sessions = quiz.table(
  'sessions',
  {
    id: identity('id').primaryKey(),
    quizId: identity('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    instructorId: identity('instructor_id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    startTime: dateTime('start_time').notNull(),
    endTime: dateTime('end_time').notNull(),
    moduleId: identity('module_id'),
    courseId: identity('course_id'),
    isGeneral: boolean('is_general').notNull().default(false),
    linkId: identity('link_id').notNull(),
    access: text('access').$type<SessionAccess>().notNull().default('anyone'),
    attemptsAllowed: integer('attempts_allowed'),
    accessCode: text('access_code'),
    sharedDevices: boolean('shared_devices').notNull().default(false),
    language: text('language').$type<Language>(),
    /** After so many days from its end, nobody knows any more who its students were. Null: never. */
    forgetAfterDays: integer('forget_after_days'),
    /** The rules of its papers where they differ from those of the quiz. */
    arrangement: jsonb('arrangement').$type<SessionArrangement>(),
    forgottenAt: dateTime('forgotten_at'),
    createdAt: dateTime('created_at').notNull(),
  },
  (table) => [
    unique('sessions_link').on(table.linkId, table.quizId),
    check(
      'sessions_access',
      sql`${table.access} in ('anyone', 'confirmed_email', 'student_list', 'institution')`,
    ),
    index('sessions_quiz').on(table.quizId, table.createdAt),
    index('sessions_instructor').on(table.instructorId, table.createdAt),
    index('sessions_closing').on(table.instructorId, table.endTime),
    uniqueIndex('sessions_general')
      .on(table.quizId)
      .where(sql`${table.isGeneral}`),
  ],
)
