import type { Row, Scope } from '@quizwright/contracts/define.ts'
import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import type { CreateQuizBody } from '@quizwright/contracts/schemas/quiz.ts'
import { ulid } from 'ulid'
import { csvFile, csvOf, soundRows } from './csv-files.ts'
import { fillPlaceholders } from './placeholders.ts'
import { smallPng } from './pictures.ts'
import type { Parts } from './send-row.ts'
import type { Instructor } from './world.ts'

/** The details of a full quiz of half an hour. */
export const quizDetails = (
  instructor: Instructor,
  changes: Partial<CreateQuizBody> = {},
): CreateQuizBody => ({
  name: 'Sums of two',
  description: 'Adding small numbers.',
  quiz_type: 'full',
  instructor_id: instructor.uid,
  tags: [instructor.courseIds.courseTag],
  faculties: [],
  duration: 1_800,
  passing_percentage: 50,
  result_delay_in_hours: 0,
  session_name: 'Spring',
  session_description: 'The first run.',
  start_time: '2030-01-01 08:00:00',
  end_time: '2030-07-01 08:00:00',
  ...changes,
})

/** A question without a fault: its second option is correct. */
export const soundQuestion = (no: number, changes: Partial<DraftQuestion> = {}): DraftQuestion => ({
  _id: ulid(),
  ind_number: no,
  question: `How much is ${no} + ${no}?`,
  equation: '',
  image_url: '',
  topic: '',
  tags: [{ tag_name: 'arithmetic' }],
  section: '',
  paragraph: '',
  related_video_id: null,
  options: [no, 2 * no, 3 * no, no + 100].map((value, at) => ({
    option: String(value),
    equation: '',
    image_url: '',
    is_correct: at === 1,
    is_selected: false,
  })),
  weightage: 1,
  self_assigned_weightage: false,
  difficulty_level: 'Easy',
  solution: '',
  solution_equation: '',
  solution_image_url: '',
  ...changes,
})

export const soundQuestions = (count: number): DraftQuestion[] =>
  Array.from({ length: count }, (_, at) => soundQuestion(at + 1))

/** Creates a quiz with questions and answers its id. */
export const addQuiz = async (
  instructor: Instructor,
  changes: Partial<CreateQuizBody> = {},
  questions = soundQuestions(3),
  isPublished = false,
): Promise<string> => {
  const { data } = await instructor.direct.createQuiz({ body: quizDetails(instructor, changes) })
  const id = data.quiz._id
  if (questions.length > 0)
    await instructor.direct.addQuestions({
      body: { quiz_id: id, questions, is_published: isPublished, is_skippable: false },
    })
  return id
}

const uploadedFile = async (instructor: Instructor): Promise<string> => {
  const file = new File([csvOf(soundRows(3))], 'sums.csv', { type: 'text/csv' })
  return (await instructor.direct.uploadCsv({ file })).data.fileLink
}

const sessionOf = async (instructor: Instructor, quizId: string): Promise<string> =>
  (await instructor.direct.getGeneralSession({ params: { quizId } })).data.session._id

/** A job that writes the solutions of a quiz. */
const startedJob = async (instructor: Instructor): Promise<string> => {
  const { data } = await instructor.direct.getSolutionAi({
    body: {
      quizIds: [await addQuiz(instructor)],
      modalType: 'openai_gpt_4o',
      open_ai_params: { temperature: 1, top_p: 1 },
    },
  })
  return data.job._id
}

/** A question in words, of ten marks. */
export const essayQuestion = (no: number, changes: Partial<DraftQuestion> = {}): DraftQuestion =>
  soundQuestion(no, {
    question: `Why is ${no} a number?`,
    options: [],
    weightage: 10,
    ai_solution: 'Because it counts things.',
    ...changes,
  })

const handInSums = async (instructor: Instructor) =>
  instructor.handIn({
    quizId: await addQuiz(instructor, {}, soundQuestions(3), true),
    name: `Bo ${ulid()}`,
    given: [1, 0, null],
  })

const daqQuestionOf = (instructor: Instructor): string => `essay-${instructor.uid}`

/** A descriptive result of one question, which is known by its instructor. */
const handInEssay = async (instructor: Instructor) => {
  const quizId = await addQuiz(
    instructor,
    { quiz_type: 'daq' },
    [essayQuestion(1, { _id: daqQuestionOf(instructor) })],
    true,
  )
  return instructor.handIn({ quizId, name: `Cy ${ulid()}`, given: [{ words: 'It counts.', marks: 5 }] })
}

/** An id of the right form under which nothing lies, for things that no service makes yet. */
const nowhere = async (): Promise<string> => ulid()

/** The one question of an instructor's practice quiz. */
const practiceQuestion = (instructor: Instructor): DraftQuestion =>
  soundQuestion(1, { _id: `practice-${instructor.uid}` })

type Maker = (instructor: Instructor) => Promise<unknown>
/** How each `$name` of the table's examples comes to be. */
const makers: Record<string, Maker> = {
  $instructor: async ({ uid }) => uid,
  $email: async ({ email }) => email,
  $password: async ({ password }) => password,
  $course: async ({ courseIds }) => courseIds.course,
  $module: async ({ courseIds }) => courseIds.module,
  $chapter: async ({ courseIds }) => courseIds.chapter,
  $video: async ({ courseIds }) => courseIds.video,
  $courseTag: async ({ courseIds }) => courseIds.courseTag,
  $quiz: (instructor) => addQuiz(instructor),
  $quiz2: (instructor) => addQuiz(instructor, { name: 'Sums of three' }),
  $publishedQuiz: (instructor) => addQuiz(instructor, {}, soundQuestions(3), true),
  $practiceQuiz: (instructor) =>
    addQuiz(instructor, { quiz_type: 'practice' }, [practiceQuestion(instructor)]),
  $practiceQuestion: async (instructor) => practiceQuestion(instructor),
  $session: async (instructor) => sessionOf(instructor, await addQuiz(instructor)),
  $file: uploadedFile,
  $csv: async () => csvFile(csvOf(soundRows(3))),
  $image: smallPng,
  $job: (instructor) => startedJob(instructor),
  $result: async (instructor) => (await handInSums(instructor)).resultId,
  $student: async (instructor) => (await handInSums(instructor)).studentId,
  $daqResult: async (instructor) => (await handInEssay(instructor)).resultId,
  $daqQuestion: async (instructor) => daqQuestionOf(instructor),
}

/** A quiz that a student took, so that there is something to read. */
const takenQuiz = async (instructor: Instructor): Promise<string> => {
  const quizId = await addQuiz(instructor, {}, soundQuestions(3), true)
  await instructor.handIn({ quizId, name: `Bo ${ulid()}`, given: [1, 0, null] })
  return quizId
}

const makersForReading: Record<string, Maker> = {
  ...makers,
  $instructor: async (instructor) => {
    await takenQuiz(instructor)
    return instructor.uid
  },
  $quiz: takenQuiz,
  $session: async (instructor) => sessionOf(instructor, await takenQuiz(instructor)),
}

/**
 * A row's example with real objects of an instructor in it; only those that it names are made. Without
 * students, a reading call finds what nobody has taken yet.
 */
export const exampleOf = async (
  row: Row,
  instructor: Instructor,
  { withStudents = true } = {},
): Promise<Parts> => {
  const known = row.method === 'GET' && withStudents ? makersForReading : makers
  const names = [...new Set(JSON.stringify(row.example).match(/(?<=")\$[A-Za-z0-9]+(?=")/g) ?? [])]
  const objects: Record<string, unknown> = {}
  for (const name of names) {
    const make = known[name]
    if (!make)
      throw new Error(
        `The example of ${row.path} names ${name}, which tests/support/seed-objects.ts does not make.`,
      )
    objects[name] = await make(instructor)
  }
  return fillPlaceholders(row.example, objects) as Parts
}

const kinds: Record<NonNullable<Scope['owned']>[string], Maker> = {
  quiz: (instructor) => addQuiz(instructor),
  session: async (instructor) => sessionOf(instructor, await addQuiz(instructor)),
  'quiz or session': async (instructor) => sessionOf(instructor, await addQuiz(instructor)),
  file: uploadedFile,
  job: (instructor) => startedJob(instructor),
  result: async (instructor) => (await handInSums(instructor)).resultId,
  question: nowhere,
  report: nowhere,
}

/** The id of a thing that an instructor owns, made for the purpose. */
export const objectOfKind = (kind: keyof typeof kinds, instructor: Instructor): Promise<unknown> =>
  kinds[kind](instructor)
