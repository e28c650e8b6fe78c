import type { Problem } from '@quizwright/contracts/problem.ts'
import { defined, elementAt } from '@quizwright/domain/defined.ts'
import type { SessionAccess } from '@quizwright/domain/schemas/session.ts'
import type { CorrectionChoice } from '@quizwright/domain/schemas/correction.ts'
import { type Learner, learnerClient } from '@quizwright/services/test-support/learner-client.ts'
import { correctedQuestionId, endOfJob, previewed } from '../support/corrected-quiz.ts'
import { addQuiz, essayQuestion, soundQuestion } from '../support/seed-objects.ts'
import { openNow } from '../support/student-page.ts'
import type { Instructor } from '../support/world.ts'
import { retried } from './retried.ts'

const essayId = (instructor: Instructor): string => `essay-${instructor.uid}`
/** Solutions of which the offline grader is sure when an answer says the same. */
const solution = 'Warm water rises to the surface of the lake.'
const betterSolution = 'Metal conducts heat better than wood does, so it cools the hand.'
const said = { selected: [], answer: '', is_marked: false, time_spent: 1 }

const ofKey: readonly string[] = ['other_key', 'full_marks']

type CourseQuiz = { quizId: string; sessionId: string; linkId: string }

/** Adds a quiz with a key that can be corrected and an essay, open to the students of courses. */
export const addCourseQuiz = async (
  instructor: Instructor,
  access: SessionAccess = 'institution',
): Promise<CourseQuiz> => {
  const questions = [
    soundQuestion(1, { _id: correctedQuestionId(instructor), weightage: 2 }),
    soundQuestion(2),
    essayQuestion(3, {
      _id: essayId(instructor),
      interaction: { kind: 'descriptive' },
      ai_solution: solution,
    }),
  ]
  const quizId = await addQuiz(instructor, openNow(), questions, true)
  const { data } = await instructor.direct.getGeneralSession({ params: { quizId } })
  const sessionId = data.session._id
  await instructor.direct.editSession({ body: { sessionId, access } })
  return { quizId, sessionId, linkId: defined(data.session.link_id, 'data.session.link_id') }
}

/** Takes the quiz: some know the key, some the solution, and some the better one. */
export const takeQuiz = async (
  instructor: Instructor,
  {
    client,
    servicesUrl,
    linkId,
    index,
    writes = true,
  }: { client: Learner; servicesUrl: string; linkId: string; index: number; writes?: boolean },
): Promise<void> => {
  const { data } = await client.startAttempt({ body: { session_id: linkId } })
  const answer = elementAt(['The lake is deep.', solution, betterSolution], index % 3)
  await learnerClient(servicesUrl, data.token).handInAttempt({
    params: { id: data.attempt_id },
    body: {
      answers: [
        { ...said, question_id: correctedQuestionId(instructor), selected: [index % 4] },
        { ...said, question_id: essayId(instructor), answer: writes ? answer : '' },
      ],
    },
  })
}

/** The marks of a student so far, as shares of the maximum, oldest first. */
export type Marked = { name: string; resultId: string; isMarked: boolean; shares: number[] }

/** What an instructor does with the marks of a quiz, each call repeated while a server is away. */
export const openMarks = (instructor: Instructor, { quizId }: CourseQuiz) => {
  const { direct } = instructor
  const students = new Map<string, Marked>()
  const end = async (job: { _id: string }): Promise<void> => {
    const { state, message } = await retried(() => endOfJob(instructor, job))
    if (state !== 'done') throw new Error(`A job has ended as ${state}: ${message}`)
  }

  /** Reads who has which marks now. Returns how many were changed. */
  const read = async (): Promise<number> => {
    const { data } = await retried(() => direct.getResultsByQuiz({ params: { id: quizId }, query: {} }))
    let changes = 0
    for (const { _id, user, obtained_marks: marks, total_marks: total } of data.results) {
      const { shares } = students.get(_id) ?? { shares: [] as number[] }
      students.set(_id, { name: user.full_name, resultId: _id, isMarked: marks !== null, shares })
      if (marks === null || shares.at(-1) === marks / total) continue
      shares.push(marks / total)
      changes += 1
    }
    return changes
  }
  const correct = async (choice: CorrectionChoice): Promise<void> => {
    const body = await retried(() => previewed(instructor, quizId, choice))
    const { data } = await retried(() => direct.applyCorrection({ body }))
    await end(data.job)
  }
  /** Confirms the suggestions that the grader is sure of, which it may still be making. */
  const confirmSure = async (): Promise<void> => {
    const { data } = await retried(() => direct.getSureSuggestions({ params: { id: quizId } }))
    const body = { fingerprint: data.fingerprint }
    try {
      await retried(() => direct.confirmSuggestions({ params: { id: quizId }, body }))
    } catch (error) {
      if ((error as Problem).code !== 'SUGGESTIONS_CHANGED') throw error
      await confirmSure()
    }
  }
  return {
    students,
    read,
    correct,
    confirmSure,
    undo: async (): Promise<void> => {
      const { data } = await retried(() => direct.getCorrections({ params: { id: quizId } }))
      const last = data.corrections.find(
        ({ kind, undone_at: undoneAt }) => ofKey.includes(kind) && undoneAt === null,
      )
      if (!last) return
      const undone = await retried(() => direct.undoCorrection({ body: { correction_id: last._id } }))
      await end(undone.data.job)
    },
    /** Gives marks to the essays that wait, each other ones. */
    markWaiting: async (): Promise<void> => {
      const { data } = await retried(() =>
        direct.getMarkingQueue({ params: { id: instructor.uid }, query: { quiz_id: quizId } }),
      )
      for (const [
        index,
        { result_id: resultId, question_id: questionId, revision },
      ] of data.answers.entries())
        await retried(() =>
          direct.saveMarks({
            body: {
              question_id: questionId,
              result_ids: [resultId],
              revisions: [revision],
              decision: 'mark',
              marks: (index % 20) / 2,
              evaluation: '',
            },
          }),
        )
    },
    gradeAgain: async (): Promise<void> => {
      const question = {
        quiz_id: quizId,
        question_id: essayId(instructor),
        guidance: { ai_solution: betterSolution },
      }
      const { data } = await retried(() => direct.gradeAgain({ body: question }))
      await end(data.job)
      const choice = { ...question, kind: 'graded_again' as const, correct: [] }
      const preview = await retried(() => direct.previewCorrection({ body: choice }))
      const { fingerprint } = preview.data
      const applied = await retried(() =>
        direct.applyCorrection({ body: { ...choice, reason: 'A better solution.', fingerprint } }),
      )
      await end(applied.data.job)
    },
    /** Gives one student's essay other marks than it ever had. */
    giveMarks: async ({ resultId }: Marked, marks: number): Promise<void> => {
      const body = { result_id: resultId, question_id: essayId(instructor), marks, reason: 'Read again.' }
      await retried(() => direct.correctAnswer({ body }))
    },
  }
}
