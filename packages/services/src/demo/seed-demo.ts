import { addAccount } from '../auth/accounts/add-account.ts'
import { fingerprintQuestion } from '../saving/content-fingerprint.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/database.ts'
import { reports as reportsTable } from '../database/tables/learner.ts'
import { videoPoints } from '../database/tables/main.ts'
import { questionRevisions, questions as questionsTable } from '../database/tables/questions.ts'
import {
  quizCourseTags,
  quizFaculties,
  quizzes as quizzesTable,
  sessions as sessionsTable,
  tags as tagsTable,
} from '../database/tables/quizzes.ts'
import { students as studentsTable } from '../database/tables/students.ts'
import { normalizeName } from '../database/queries/fold-text.ts'
import { findImageIds } from '../images/image-references.ts'
import { makeId } from '../database/queries/make-id.ts'
import { storeAttempts } from '../attempts/store-attempts.ts'
import { demoAccount } from './demo-account.ts'
import { addCourses } from './add-courses.ts'
import { insertRows } from '../database/queries/insert-rows.ts'
import { storeClip, storeImages, storeSketches } from './store-files.ts'
import { type MadeQuiz, makeQuizzes } from './quizzes/make-quizzes.ts'
import { createRandom, type Random } from '../random/seeded-random.ts'
import { images as demoImages } from './content/images.ts'
import { reportTexts } from './content/report-texts.ts'
import { makeStudents, type Student } from './simulation/make-students.ts'
import { flawAt, type Simulated, simulateAttempts } from './simulation/simulate-attempts.ts'
import { entryOf } from '@quizwright/domain/defined.ts'

const portrait = (ground: string, hair: string, skin: string, clothes: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><rect width="96" ' +
  `height="96" fill="${ground}"/><circle cx="48" cy="38" r="21" fill="${hair}"/><rect x="41" y="52" ` +
  `width="14" height="18" fill="${skin}"/><circle cx="48" cy="42" r="16" fill="${skin}"/><path ` +
  `d="M10 96C10 74 26 66 48 66S86 74 86 96Z" fill="${clothes}"/></svg>`

/** Images of students as SVG. */
const portraits: Readonly<Record<string, string>> = {
  blue: portrait('#cfe0f7', '#2b2320', '#b98560', '#24408f'),
  green: portrait('#d5ecd9', '#4a2f1b', '#d9a982', '#2f6b4f'),
  sand: portrait('#f3e6cc', '#1d1a19', '#8d5b3c', '#a4552f'),
  violet: portrait('#e2dbf3', '#6b4a2b', '#eec7a6', '#5b4a94'),
}

const studentsInAll = 320

/** Fills an empty database with demo data in one transaction. */
export const seedDemo = async ({ db, store, now }: Context): Promise<void> => {
  const clipLink = await storeClip(store)
  const at = now()
  const random = createRandom(2_026)
  await db.transaction(async (tx) => {
    const instructorId = await addAccount(tx, demoAccount)
    const images = await storeImages(tx, store, instructorId, demoImages)
    const portraitLinks = [...(await storeImages(tx, store, instructorId, portraits)).values()]
    const courses = await addCourses(tx, instructorId, clipLink, at)
    const made = makeQuizzes({ courses, images, instructorId, now: at, random })
    const students = makeStudents(studentsInAll, { instructorId, portraits: portraitLinks, now: at, random })
    await insertRows(
      tx,
      studentsTable,
      students.map(({ row }) => row),
    )

    const prints = new Map(
      made.flatMap(({ questions }) =>
        questions.map((question) => [question._id, fingerprintQuestion(question)] as const),
      ),
    )
    const revisions = reviseOnce(prints, at)
    const reports = made.flatMap((quiz) => makeReports(quiz, revisions.idOf, students, at, random))
    await addQuizzes(
      tx,
      made.map((quiz) => withReports(quiz, reports)),
    )
    await insertRows(tx, questionRevisions, revisions.rows)
    await insertRows(
      tx,
      questionsTable,
      made.flatMap((quiz) => questionRows(quiz, revisions.idOf)),
    )
    await addTags(tx, made, at)
    const simulated: Simulated[] = []
    for (const quiz of made) simulated.push(await simulateAttempts(quiz, students, at, random))
    await storeAttempts(
      tx,
      simulated.flatMap(({ finished }) => finished),
    )
    await storeSketches(
      tx,
      store,
      simulated.flatMap(({ sketches }) => sketches),
    )
    await insertRows(tx, reportsTable, reports)
  })
}

type Print = ReturnType<typeof fingerprintQuestion>

/** Lets equal questions share one revision, as when an instructor uses a question in several quizzes. */
const reviseOnce = (prints: ReadonlyMap<string, Print>, now: Date) => {
  const byHash = new Map<string, typeof questionRevisions.$inferInsert>()
  const idOf = new Map<string, string>()
  for (const [questionId, { content, json, contentHash, tagKeys, marks }] of prints) {
    const known = byHash.get(contentHash) ?? {
      id: makeId(),
      contentHash,
      content,
      difficultyLevel: content.difficulty_level,
      weightage: marks,
      isDescriptive: content.interaction?.kind === 'descriptive',
      tagKeys,
      imageIds: findImageIds(json),
      createdAt: now,
    }
    byHash.set(contentHash, known)
    idOf.set(questionId, known.id)
  }
  return { rows: [...byHash.values()], idOf }
}

const questionRows = ({ quiz, questions }: MadeQuiz, revisionOf: ReadonlyMap<string, string>) =>
  questions.map((question, index) => ({
    quizId: quiz.id,
    id: question._id,
    originId: question.origin_id ?? question._id,
    place: index + 1,
    revisionId: entryOf(revisionOf, question._id),
    createdAt: quiz.createdAt,
  }))

type Report = typeof reportsTable.$inferInsert

const makeReports = (
  { demo, quiz, questions }: MadeQuiz,
  revisionOf: ReadonlyMap<string, string>,
  students: readonly Student[],
  now: Date,
  random: Random,
): Report[] =>
  Array.from({ length: demo.reports ?? 0 }, () => {
    // Students mostly report questions that have an error.
    const flawed = questions.filter((_, index) => flawAt.has(index))
    const question = random.pick(flawed.length > 0 && random.uniform() < 0.6 ? flawed : questions.slice(0, 4))
    const createdAt = new Date(
      quiz.createdAt.getTime() + random.uniform() * (now.getTime() - quiz.createdAt.getTime()),
    )
    return {
      id: makeId(),
      quizId: quiz.id,
      questionId: question._id,
      revisionId: entryOf(revisionOf, question._id),
      studentId: random.pick(students).row.id,
      createdAt,
      ...random.pick(reportTexts),
    }
  })

const withReports = (made: MadeQuiz, reports: readonly Report[]): MadeQuiz => ({
  ...made,
  quiz: { ...made.quiz, reportsCount: reports.filter((report) => report.quizId === made.quiz.id).length },
})

const addQuizzes = async (tx: Queryable, made: readonly MadeQuiz[]): Promise<void> => {
  await insertRows(
    tx,
    quizzesTable,
    made.map(({ quiz }) => quiz),
  )
  await insertRows(
    tx,
    sessionsTable,
    made.flatMap(({ sessions }) => sessions),
  )
  const graded = made.filter(({ demo }) => demo.type !== 'practice')
  await insertRows(
    tx,
    quizFaculties,
    graded.map(({ quiz, course }) => ({ quizId: quiz.id, facultyId: course.facultyId })),
  )
  await insertRows(
    tx,
    quizCourseTags,
    graded.flatMap(({ quiz, course }) =>
      course.courseTags.map(({ id, name }) => ({ quizId: quiz.id, courseTagId: id, name })),
    ),
  )
  await insertRows(
    tx,
    videoPoints,
    made.flatMap(({ point }) => point ?? []),
  )
}

const addTags = async (tx: Queryable, made: readonly MadeQuiz[], now: Date): Promise<void> => {
  const names = new Set(
    made.flatMap(({ questions }) =>
      questions.flatMap((question) => question.tags.map((tag) => tag.tag_name)),
    ),
  )
  await insertRows(
    tx,
    tagsTable,
    [...names].map((tagName) => ({
      id: makeId(),
      tagName,
      tagType: 'general' as const,
      tagKey: normalizeName(tagName),
      createdAt: now,
    })),
  )
}
