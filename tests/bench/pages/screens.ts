import type { ProcessWorld } from '../../support/process-world.ts'
import { addQuiz, soundQuestion, soundQuestions } from '../../support/seed-objects.ts'
import type { Instructor } from '../../support/world.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

/** A screen, and a text that appears when it is ready. */
export type WatchedScreen = { name: string; address: string; shows: string; maxKB: number }

const attempts = 60
const listed = 60

/** Fills a list, and creates a quiz of 20 questions with formulas that 60 students have taken. */
export const addWatchedQuizzes = async (
  world: ProcessWorld,
  instructor: Instructor,
): Promise<WatchedScreen[]> => {
  const questions = soundQuestions(20).map((_question, index) =>
    soundQuestion(index + 1, { equation: `x^2 + \\frac{${index}}{2} = \\sqrt{y}` }),
  )
  const open = { start_time: '2020-01-01 08:00:00', end_time: '2090-01-01 08:00:00' }
  const quizId = await addQuiz(instructor, open, questions, true)
  await world.addCopies(quizId, listed)
  for (let no = 0; no < attempts; no++)
    await instructor.handIn({
      quizId,
      name: `Student ${no}`,
      city: elementAt(['Oslo', 'Lagos', 'Lima'], no % 3),
      given: questions.map((_question, index) => (no * 7 + index * 3) % 4),
    })
  const edited = new URLSearchParams({ quizId, quizType: 'full', instructorId: instructor.uid })
  return [
    { name: 'list', address: '/quiz/quiz-landing', shows: 'tbody a.title', maxKB: 230 },
    {
      name: 'editor',
      address: `/quiz/edit-quiz-questions?${edited}`,
      shows: 'math',
      maxKB: 380,
    },
    { name: 'statistics', address: `/quiz/quiz-stats/${quizId}`, shows: 'main figure svg text', maxKB: 340 },
    {
      name: 'question statistics',
      address: `/quiz/question-vise-stats/${quizId}`,
      shows: 'main figure svg text',
      maxKB: 350,
    },
    {
      name: 'results',
      address: `/quiz/quiz-results?quizId=${quizId}`,
      shows: '[aria-label=Results]',
      maxKB: 230,
    },
  ]
}
