import { elementAt } from '@quizwright/domain/defined.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ApplyCorrectionBody, CorrectionChoice } from '@quizwright/domain/schemas/correction.ts'
import type { Job } from '@quizwright/contracts/schemas/job.ts'
import { ulid } from 'ulid'
import { addQuiz, soundQuestion, soundQuestions } from './seed-objects.ts'
import type { Instructor } from './world.ts'

/** The id of the first question of `addCorrectableQuiz`, derived from the instructor's id. */
export const correctedQuestionId = (instructor: Instructor): string => `corrected-${instructor.uid}`

const openNow = {
  start_time: '2020-01-01 08:00:00',
  end_time: '2090-01-01 08:00:00',
  result_delay_in_hours: 0,
}

/** Adds a published quiz of three questions that is open now. */
export const addCorrectableQuiz = (instructor: Instructor): Promise<string> => {
  const [, ...others] = soundQuestions(3)
  const first = soundQuestion(1, { _id: correctedQuestionId(instructor) })
  return addQuiz(instructor, openNow, [first, ...others], true)
}

/** Adds such a quiz with an attempt whose answer to the first question is wrong. */
export const addQuizToCorrect = async (instructor: Instructor): Promise<string> => {
  const quizId = await addCorrectableQuiz(instructor)
  await instructor.handIn({ quizId, name: `Bo ${ulid()}`, given: [1, 0, null] })
  return quizId
}

const fullMarks: CorrectionChoice = { kind: 'full_marks', correct: [] }

/** Previews a correction and returns what is needed to apply it. */
export const previewed = async (
  instructor: Instructor,
  quizId: string,
  choice = fullMarks,
  reason = 'Two options say the same.',
): Promise<ApplyCorrectionBody> => {
  const question = { quiz_id: quizId, question_id: correctedQuestionId(instructor), ...choice }
  const { data } = await instructor.direct.previewCorrection({ body: question })
  return { ...question, reason, fingerprint: data.fingerprint }
}

const pollMs = 20

/** Waits until a job has ended. */
export const endOfJob = async (instructor: Instructor, { _id }: Pick<Job, '_id'>): Promise<Job> => {
  for (;;) {
    const { data } = await instructor.direct.getJob({ params: { id: _id } })
    if (data.job.state !== 'waiting' && data.job.state !== 'running') return data.job
    await sleep(pollMs)
  }
}

/** Applies a correction and waits for it. */
export const applyChoice = async (
  instructor: Instructor,
  quizId: string,
  choice = fullMarks,
): Promise<Job> => {
  const { data } = await instructor.direct.applyCorrection({
    body: await previewed(instructor, quizId, choice),
  })
  return endOfJob(instructor, data.job)
}

/** Adds a quiz, corrects its first question, and returns the correction's id. */
export const addCorrection = async (instructor: Instructor): Promise<string> => {
  const quizId = await addQuizToCorrect(instructor)
  await applyChoice(instructor, quizId)
  const { data } = await instructor.direct.getCorrections({ params: { id: quizId } })
  return elementAt(data.corrections, 0)._id
}
