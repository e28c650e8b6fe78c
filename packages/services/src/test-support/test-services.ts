import { emptyOption, emptyQuestion } from '@quizwright/domain/schemas/empty-question.ts'
import { type Client, createClient } from '@quizwright/contracts/http/client.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { CreateQuizBody } from '@quizwright/domain/schemas/quiz.ts'
import { startServices } from '../app.ts'
import type { Database } from '../database/database.ts'
import type { ServicesOptions } from '../services-options.ts'
import { accounts, tokens } from '../database/tables/auth.ts'
import { chapters, courseInstructors, courseTags, courses, modules, videos } from '../database/tables/main.ts'
import { faculties as facultiesTable } from '../database/tables/quizzes.ts'
import { openTestDatabase } from '../database/testing/test-database.ts'
import { hashToken, makeToken, tokenLifeMs } from '../auth/identity/token.ts'
import { makeId } from '../database/queries/make-id.ts'

export const start = new Date('2030-03-01T12:00:00Z')
const minuteMs = 60_000
/** Rates that a busy test file does not reach. */
const highRates = { requestsPerUser: 1_000_000, requestsPerAddress: 1_000_000 }

/** An instructor who teaches one course, and a client with their token. */
export type Instructor = {
  uid: string
  token: string
  client: Client
  courseId: string
  moduleId: string
  chapterId: string
  videoId: string
  courseTagId: string
  facultyId: string
}
export type TestServices = AsyncDisposable & {
  url: string
  db: Database
  /** Advances the clock of the services. */
  wait: (minutes: number) => void
  /** Returns the time of the services' clock. */
  now: () => Date
  addInstructor: (name: string) => Promise<Instructor>
}

/** Starts all services with their own database and clock. */
export const openTestServices = async (options: Partial<ServicesOptions> = {}): Promise<TestServices> => {
  let passedMs = 0
  const now = () => new Date(start.getTime() + passedMs)
  const services = await startServices({
    database: await openTestDatabase(),
    now,
    ...options,
    limits: { ...highRates, ...options.limits },
  })
  const { url, db } = services
  return {
    url,
    db,
    now,
    wait: (minutes) => {
      passedMs += minutes * minuteMs
    },
    addInstructor: async (name) => {
      const uid = makeId()
      const token = makeToken()
      await db.insert(accounts).values({
        id: uid,
        role: 'instructor',
        name,
        email: `${name}@example.org`,
        emailKey: `${name}@example.org`.toLowerCase(),
        passwordHash: 'none',
      })
      await db.insert(tokens).values({
        tokenHash: hashToken(token),
        accountId: uid,
        createdAt: now(),
        lastUsedAt: now(),
        expiresAt: new Date(now().getTime() + tokenLifeMs),
      })
      return { uid, token, client: clientOf(url, { uid, token }), ...(await addCourse(db, uid, name)) }
    },
    [Symbol.asyncDispose]: services.close,
  }
}

export const clientOf = (url: string, { uid, token }: { uid: string; token: string }): Client =>
  createClient({ baseUrl: `${url}/`, headers: () => ({ uid, authorization: token }) })

/** Returns the details that place a quiz at the video of such a course. */
export const placementOf = ({
  courseId: course_id,
  moduleId: module_id,
  chapterId: chapter_id,
  videoId: video_id,
}: Awaited<ReturnType<typeof addCourse>>) => ({ course_id, module_id, chapter_id, video_id })

/** Inserts a course with one module, chapter, video, course tag and faculty. */
export const addCourse = async (db: Database, instructorId: string, name: string) => {
  const ids = {
    courseId: makeId(),
    moduleId: makeId(),
    chapterId: makeId(),
    videoId: makeId(),
    courseTagId: makeId(),
    facultyId: makeId(),
  }
  await db.insert(courses).values({ id: ids.courseId, name: `Course of ${name}` })
  await db.insert(courseInstructors).values({ courseId: ids.courseId, instructorId })
  await db
    .insert(modules)
    .values({ id: ids.moduleId, courseId: ids.courseId, name: `Module of ${name}`, place: 1 })
  await db
    .insert(chapters)
    .values({ id: ids.chapterId, moduleId: ids.moduleId, name: `Chapter of ${name}`, place: 1 })
  await db.insert(videos).values({
    id: ids.videoId,
    moduleId: ids.moduleId,
    chapterId: ids.chapterId,
    name: `Video of ${name}`,
    link: '/files/film',
    duration: 60,
    indexUrl: 'a-course',
    place: 1,
  })
  await db.insert(courseTags).values({ id: ids.courseTagId, name: `Tag of ${name}` })
  await db.insert(facultiesTable).values({ id: ids.facultyId, name: `Faculty of ${name}` })
  return ids
}

/** Returns the details of a quiz as the wizard sends them. */
export const details = (instructor: Instructor, changes: Partial<CreateQuizBody> = {}): CreateQuizBody => ({
  name: 'Motion',
  description: 'Speed and time.',
  quiz_type: 'full',
  instructor_id: instructor.uid,
  tags: [instructor.courseTagId],
  faculties: [instructor.facultyId],
  duration: 600,
  passing_percentage: 50,
  session_name: 'Spring',
  session_description: 'The first run.',
  start_time: '2030-03-01 12:00:00',
  end_time: '2030-09-01 12:00:00',
  ...changes,
})

/** Returns a question without errors. */
export const draftOf = (text: string, changes: Partial<DraftQuestion> = {}): DraftQuestion => ({
  ...emptyQuestion,
  _id: makeId(),
  question: text,
  tags: [{ tag_name: 'physics' }],
  options: ['right', 'wrong'].map((option, index) => ({
    ...emptyOption,
    option,
    is_correct: index === 0,
  })),
  ...changes,
})

/** Creates a quiz with questions through the API and returns its id. */
export const addQuiz = async (
  instructor: Instructor,
  changes: Partial<CreateQuizBody> = {},
  questions: DraftQuestion[] = [],
  isPublished = false,
): Promise<string> => {
  const {
    data: { quiz },
  } = await instructor.client.createQuiz({ body: details(instructor, changes) })
  if (questions.length > 0)
    await instructor.client.addQuestions({
      body: { quiz_id: quiz._id, questions, is_published: isPublished, is_skippable: false },
    })
  return quiz._id
}
