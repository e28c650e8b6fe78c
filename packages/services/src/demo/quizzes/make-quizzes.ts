import { defined, elementAt } from '@quizwright/domain/defined.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { videoPoints } from '../../database/tables/main.ts'
import type { quizzes, sessions } from '../../database/tables/quizzes.ts'
import { foldText } from '../../database/queries/fold-text.ts'
import { makeId } from '../../database/queries/make-id.ts'
import { clipSeconds, type PlacedCourse, type PlacedVideo } from '../add-courses.ts'
import { makeQuestion, addFault } from './make-question.ts'
import type { TypedPart } from '../content/questions/topic.ts'
import { type DemoQuiz, demoQuizzes } from '../content/quizzes.ts'
import { createRandom, type Random } from '../../random/seeded-random.ts'

export type MadeQuiz = {
  demo: DemoQuiz
  quiz: typeof quizzes.$inferInsert
  /** The general session comes first. */
  sessions: (typeof sessions.$inferInsert)[]
  point?: typeof videoPoints.$inferInsert
  course: PlacedCourse
  questions: DraftQuestion[]
  /** The names of the students' sketches, one per question. */
  sketches: (string | undefined)[]
  /** What students write in the typed parts of each question. */
  typed: (readonly TypedPart[])[]
}
type Making = {
  courses: readonly PlacedCourse[]
  images: ReadonlyMap<string, string>
  instructorId: string
  now: Date
  random: Random
}

const dayMs = 24 * 60 * 60 * 1_000
const daysBetween = 4
const sessionDays = 183
const secondsPerQuestion = { full: 90, practice: 60, pop: 45, daq: 600 }

/**
 * Makes all quizzes of the demo with their questions and first sessions. Among the versions of a quiz, the newest
 * comes last.
 */
export const makeQuizzes = (making: Making): MadeQuiz[] =>
  demoQuizzes.flatMap((demo, index) => {
    if (demo.apart) {
      const { daysAgo, seed } = demo.apart
      const apart = { ...making, random: createRandom(seed) }
      return [makeQuiz(apart, demo, new Date(making.now.getTime() - daysAgo * dayMs), 1)]
    }
    const createdAt = new Date(
      making.now.getTime() - (index + 1) * daysBetween * dayMs - making.random.integer(dayMs),
    )
    if (!demo.revised) return [makeQuiz(making, demo, createdAt, 1)]
    const first = makeQuiz(
      making,
      { ...demo, revised: undefined },
      new Date(createdAt.getTime() - 30 * dayMs),
      1,
    )
    const second = makeQuiz(making, { ...demo, attempts: 0, reports: 0 }, createdAt, 2)
    const questions = revise(first.questions)
    return [
      first,
      {
        ...second,
        questions,
        sessions: continueSessions(first.sessions, second.quiz.id),
        quiz: { ...second.quiz, familyId: first.quiz.familyId, ...countsOf(questions) },
      },
    ]
  })

/** Continues the sessions of the previous version under the same links, as when a version is created in the app. */
const continueSessions = (before: MadeQuiz['sessions'], quizId: string): MadeQuiz['sessions'] =>
  before.map((session) => ({ ...session, id: makeId(), quizId }))

const makeQuiz = (
  { courses, images, instructorId, now, random }: Making,
  demo: DemoQuiz,
  createdAt: Date,
  version: number,
): MadeQuiz => {
  const course = defined(
    courses.find(({ key }) => key === demo.course),
    'courses.find',
  )
  const module = elementAt(course.modules, demo.module)
  const video =
    demo.type === 'pop'
      ? (module.videos.find(({ name }) => name === demo.name) ?? random.pick(module.videos))
      : undefined
  const isPublished = !demo.state || demo.state === 'published' || demo.state === 'archived'
  const id = makeId()
  const asked = demo.apart
    ? demo.topic.questions
    : random.shuffle(demo.topic.questions).slice(0, demo.questions)
  const questions = asked.map((question, index) => {
    const made = {
      ...makeQuestion({ question, topic: demo.topic, quizType: demo.type, images }),
      related_video_id: relatedVideo(course, demo.topic.questions.indexOf(question)),
    }
    return index < (demo.faults ?? 0) ? addFault(made, index) : made
  })
  const place = {
    courseId: course.id,
    courseName: course.name,
    courseKey: foldText(course.name),
    moduleId: module.id,
    moduleName: module.name,
    moduleKey: foldText(module.name),
    chapterId: video?.chapterId,
    chapterName: video?.chapterName,
    videoId: video?.id,
    videoName: video?.name,
  }
  const session = makeSession({
    quizId: id,
    instructorId,
    courseId: course.id,
    moduleId: module.id,
    createdAt,
  })
  const sittings = (demo.sittings ?? []).map((name, index) => {
    const sittingId = makeId()
    return {
      ...session,
      id: sittingId,
      linkId: sittingId,
      name,
      description: 'For those who could not come before.',
      isGeneral: false,
      createdAt: new Date(createdAt.getTime() + (index + 1) * dayMs),
    }
  })
  return {
    demo,
    course,
    sessions: [session, ...sittings],
    questions,
    sketches: asked.map(({ sketch }) => sketch),
    typed: asked.map(({ typed = [] }) => typed),
    quiz: {
      ...place,
      id,
      familyId: id,
      version,
      instructorId,
      name: demo.name,
      nameKey: foldText(demo.name),
      description: describe(demo, module.name, questions.length),
      quizType: demo.type,
      isPublished,
      publishedAt: isPublished ? new Date(Math.min(now.getTime(), createdAt.getTime() + dayMs)) : null,
      isArchived: demo.state?.startsWith('archived') ?? false,
      isSkippable: demo.type === 'pop' && random.uniform() < 0.5,
      aiApplied: demo.aiApplied ?? false,
      aiQuizActive: demo.type === 'daq',
      aiModel: 'gpt-3.5',
      duration: Math.max(60, Math.ceil((questions.length * secondsPerQuestion[demo.type]) / 60) * 60),
      passingPercentage: random.pick([40, 50, 50, 60]),
      resultDelayInHours: demo.type === 'daq' ? 24 : 0,
      ...countsOf(questions),
      attempts: 0,
      reportsCount: 0,
      createdAt,
      updatedAt: createdAt,
    },
    ...(video && isPublished && !demo.state && { point: makePoint(id, session.id, video, random) }),
  }
}

/**
 * Returns the related video of a question. It depends on the course and not on the quiz, so that equal questions
 * stay equal.
 */
const relatedVideo = ({ modules: [first] }: PlacedCourse, index: number): string | null =>
  defined(first, 'first').videos[index % defined(first, 'first').videos.length]?.id ?? null

const countsOf = (questions: readonly DraftQuestion[]) => ({
  questionCount: questions.length,
  totalMarks: questions.reduce((sum, question) => sum + question.weightage, 0),
})

const makeSession = ({
  createdAt,
  ...owner
}: {
  quizId: string
  instructorId: string
  courseId: string
  moduleId: string
  createdAt: Date
}) => {
  const season = createdAt.getUTCMonth() < 6 ? 'Spring' : 'Autumn'
  const id = makeId()
  return {
    ...owner,
    id,
    linkId: id,
    name: `${season} ${createdAt.getUTCFullYear()}`,
    description: 'The session that opened with the quiz.',
    isGeneral: true,
    startTime: createdAt,
    endTime: new Date(createdAt.getTime() + sessionDays * dayMs),
    createdAt,
  }
}

const makePoint = (quizId: string, sessionId: string, video: PlacedVideo, random: Random) => {
  const percentage = 10 + random.integer(80)
  return {
    id: makeId(),
    videoId: video.id,
    quizId,
    time: (percentage * clipSeconds) / 100,
    percentage,
    isLink: false,
    linkText: sessionId,
    isNew: false,
    disabled: false,
  }
}

const describe = ({ type }: DemoQuiz, moduleName: string, count: number): string => {
  const questions = count === 1 ? 'One question' : `${count} questions`
  switch (type) {
    case 'full':
      return `${questions} that close the module “${moduleName}”.`
    case 'practice':
      return `${questions} on “${moduleName}” to practise with, as often as one likes.`
    case 'pop':
      return `${questions} in the middle of the video, to see whether its point came across.`
    case 'daq':
      return `${questions} on “${moduleName}” to be answered in one’s own words.`
  }
}

/** Makes the changes of a second version: the first question is reworded, the last one is removed. */
const revise = (questions: readonly DraftQuestion[]): DraftQuestion[] =>
  questions.slice(0, -1).map((question, index) => ({
    ...question,
    _id: makeId(),
    origin_id: question._id,
    ...(index === 0 && { question: `${question.question} Choose the best answer.` }),
  }))
