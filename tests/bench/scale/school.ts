import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import { questionsPerQuiz } from '../../../scripts/scale/mix.ts'
import { addQuiz, soundQuestions } from '../../support/seed-objects.ts'
import type { Instructor, World } from '../../support/world.ts'

/** Unpublished quizzes, each edited by one instructor at a time, and published ones that students take. */
export type School = {
  drafts: readonly { person: Instructor; draftId: string; questions: DraftQuestion[] }[]
  quizzes: readonly { sessionId: string; questionIds: string[] }[]
}

const open = { start_time: '2020-01-01 08:00:00', end_time: '2090-01-01 08:00:00' }
const instructorCount = 8
const quizzesEach = 8

export const foundSchool = async (world: Pick<World, 'addInstructor'>): Promise<School> => {
  const drafts: School['drafts'][number][] = []
  const quizzes: School['quizzes'][number][] = []
  for (let n = 0; n < instructorCount; n++) {
    const person = await world.addInstructor()
    for (let q = 0; q < quizzesEach; q++) {
      const questions = soundQuestions(questionsPerQuiz)
      drafts.push({ person, questions, draftId: await addQuiz(person, {}, questions) })
      const asked = soundQuestions(questionsPerQuiz)
      const quizId = await addQuiz(person, open, asked, true)
      const { data } = await person.direct.getGeneralSession({ params: { quizId } })
      quizzes.push({ sessionId: data.session._id, questionIds: asked.map(({ _id }) => _id) })
    }
  }
  return { drafts, quizzes }
}
