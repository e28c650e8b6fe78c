import type { OwnedKind } from '@quizwright/contracts/define.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { ulid } from 'ulid'
import { addForeignQuiz, addSharedQuiz, addShareLink, colleagueOf } from './colleague.ts'
import { commentedQuestionId, commentedQuizOf } from './commented-quiz.ts'
import { addCorrection, addQuizToCorrect, correctedQuestionId, previewed } from './corrected-quiz.ts'
import { csvFile, csvOf, soundRows } from './csv-files.ts'
import { smallPng } from './images.ts'
import { acceptLateAnswers, lateQuizOf } from './late-quiz.ts'
import { ltiScoreOf } from './lti-score.ts'
import { addQuiz, essayQuestion, soundQuestion, soundQuestions } from './seed-objects.ts'
import type { Instructor } from './world.ts'

/** Creates an object of an instructor. Resolves with its id, or with the value for an example. */
export type ObjectMaker = (instructor: Instructor) => Promise<unknown>

const uploadFile = async (instructor: Instructor): Promise<string> => {
  const file = new File([csvOf(soundRows(3))], 'sums.csv', { type: 'text/csv' })
  return (await instructor.direct.uploadCsv({ file })).data.fileLink
}

const sessionOf = async (instructor: Instructor, quizId: string): Promise<string> =>
  (await instructor.direct.getGeneralSession({ params: { quizId } })).data.session._id

/** Starts a job that writes the solutions of a quiz. */
const startJob = async (instructor: Instructor): Promise<string> => {
  const { data } = await instructor.direct.getSolutionAi({
    body: {
      quizIds: [await addQuiz(instructor)],
      modalType: 'openai_gpt_4o',
      open_ai_params: { temperature: 1, top_p: 1 },
    },
  })
  return data.job._id
}

const handInSums = async (instructor: Instructor) =>
  instructor.handIn({
    quizId: await addQuiz(instructor, {}, soundQuestions(3), true),
    name: `Bo ${ulid()}`,
    given: [1, 0, null],
  })

const essayIdOf = (instructor: Instructor): string => `essay-${instructor.uid}`

/** Hands in a descriptive result with one question, whose id is derived from the instructor's. */
const handInEssay = async (instructor: Instructor) => {
  const essay = essayQuestion(1, { _id: essayIdOf(instructor) })
  const quizId = await addQuiz(instructor, { quiz_type: 'daq' }, [essay], true)
  const given = [{ words: 'It counts.', marks: 5 }]
  return { quizId, ...(await instructor.handIn({ quizId, name: `Cy ${ulid()}`, given })) }
}

/** A well-formed unused id, for objects that no service can create yet. */
const unusedId = async (): Promise<string> => ulid()

/** The only question of an instructor's practice quiz. */
const practiceQuestion = (instructor: Instructor): DraftQuestion =>
  soundQuestion(1, { _id: `practice-${instructor.uid}` })

/** Creates the object behind each `$name` in the examples of the endpoint table. */
export const objectMakers: Readonly<Record<string, ObjectMaker>> = {
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
  $file: uploadFile,
  $csv: async () => csvFile(csvOf(soundRows(3))),
  $image: smallPng,
  $job: startJob,
  $result: async (instructor) => (await handInSums(instructor)).resultId,
  $student: async (instructor) => (await handInSums(instructor)).studentId,
  $anotherStudent: async (instructor) => (await handInSums(instructor)).studentId,
  $merge: async (instructor) => {
    const body = {
      quiz_id: await addQuiz(instructor),
      kept_id: (await handInSums(instructor)).studentId,
      merged_id: (await handInSums(instructor)).studentId,
    }
    return elementAt((await instructor.direct.mergeStudents({ body })).data.merges, 0)._id
  },
  $correctedQuiz: addQuizToCorrect,
  $correctedQuestion: async (instructor) => correctedQuestionId(instructor),
  $fingerprint: async (instructor) =>
    (await previewed(instructor, await addQuizToCorrect(instructor))).fingerprint,
  $correction: addCorrection,
  $lateQuiz: async (instructor) => (await lateQuizOf(instructor)).quizId,
  $lateAttempt: async (instructor) => (await lateQuizOf(instructor)).attemptId,
  $lateAcceptance: acceptLateAnswers,
  $lateSession: async (instructor) => sessionOf(instructor, (await lateQuizOf(instructor)).quizId),
  $lateStudent: async (instructor) => {
    const { quizId } = await lateQuizOf(instructor)
    return elementAt((await instructor.direct.getStudents({ params: { quizId } })).data.students, 0)._id
  },
  $colleague: async (instructor) => (await colleagueOf(instructor)).uid,
  $colleagueEmail: async (instructor) => (await colleagueOf(instructor)).email,
  $commentedQuiz: async (instructor) => (await commentedQuizOf(instructor)).quizId,
  $commentedQuestion: async (instructor) => commentedQuestionId(instructor),
  $thread: async (instructor) => (await commentedQuizOf(instructor)).threadId,
  $comment: async (instructor) => (await commentedQuizOf(instructor)).commentId,
  $sharedQuiz: addSharedQuiz,
  $foreignQuiz: addForeignQuiz,
  $shareLink: addShareLink,
  $ltiCode: ({ addLtiCode }) => addLtiCode(),
  $platform: ({ addLtiPlatform }) => addLtiPlatform(),
  $ltiAccount: ({ addLtiAccount }) => addLtiAccount(),
  $ltiSession: async (instructor) => (await ltiScoreOf(instructor)).sessionId,
  $ltiScore: async (instructor) => (await ltiScoreOf(instructor)).scoreId,
  $daqResult: async (instructor) => (await handInEssay(instructor)).resultId,
  $daqQuiz: async (instructor) => (await handInEssay(instructor)).quizId,
  $daqQuestion: async (instructor) => essayIdOf(instructor),
}

/** Adds a quiz that a student has taken, so that there is something to read. */
const addTakenQuiz = async (instructor: Instructor): Promise<string> => {
  const quizId = await addQuiz(instructor, {}, soundQuestions(3), true)
  await instructor.handIn({ quizId, name: `Bo ${ulid()}`, given: [1, 0, null] })
  return quizId
}

/** The same for requests that read, with students where possible. */
export const readingObjectMakers: Readonly<Record<string, ObjectMaker>> = {
  ...objectMakers,
  $instructor: async (instructor) => {
    await addTakenQuiz(instructor)
    return instructor.uid
  },
  $quiz: addTakenQuiz,
  $session: async (instructor) => sessionOf(instructor, await addTakenQuiz(instructor)),
}

export type { OwnedKind }

const ownedObjectMakers: Readonly<Record<OwnedKind, ObjectMaker>> = {
  quiz: (instructor) => addQuiz(instructor),
  session: async (instructor) => sessionOf(instructor, await addQuiz(instructor)),
  'session or group': async (instructor) => sessionOf(instructor, await addQuiz(instructor)),
  'quiz, session or group': async (instructor) => sessionOf(instructor, await addQuiz(instructor)),
  file: uploadFile,
  job: startJob,
  result: async (instructor) => (await handInSums(instructor)).resultId,
  correction: addCorrection,
  question: unusedId,
  report: unusedId,
}

/** Creates an object of this kind for an instructor. Resolves with its id. */
export const createOwnedObject = (kind: OwnedKind, instructor: Instructor): Promise<unknown> =>
  ownedObjectMakers[kind](instructor)
