import { questionEndpoints } from '@quizwright/contracts/endpoints/question.ts'
import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import { say } from '@quizwright/domain/language/say.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { defaultAiModel, type Quiz } from '@quizwright/domain/schemas/quiz.ts'
import { defaultPeriod } from '@quizwright/domain/rules/date-time.ts'
import { blankOption, blankQuestion } from '@quizwright/machines/quiz-document/blank-question.ts'
import { ulid } from 'ulid'
import { rest } from '../api/rest.ts'

type Example = { question: string; options: string[]; solution: string }

/** The right option comes first. */
const examples = (): readonly Example[] => [
  {
    question: say('A car covers 150 km in 2 hours. What is its average speed?'),
    options: ['75 km/h', '50 km/h', '150 km/h', '300 km/h'],
    solution: 'Speed is distance by time: 150 km in 2 h are 75 km/h.',
  },
  {
    question: String.raw`Which are the solutions of \(x^2 - 5x + 6 = 0\)?`,
    options: [
      String.raw`\(x = 2\) and \(x = 3\)`,
      String.raw`\(x = 1\) and \(x = 6\)`,
      String.raw`\(x = -2\) and \(x = -3\)`,
      say('There are none'),
    ],
    solution: String.raw`It factors into \((x - 2)(x - 3) = 0\).`,
  },
  {
    question: say('Which part of a cell contains most of its DNA?'),
    options: [say('The nucleus'), say('The membrane'), say('The ribosome'), say('The vacuole')],
    solution: say('The nucleus holds the chromosomes; mitochondria have a little DNA of their own.'),
  },
]

/** The right option does not come first in each question. */
const turned = <Item>(items: readonly Item[], by: number): Item[] => [
  ...items.slice(-by),
  ...items.slice(0, -by),
]

export const exampleQuestions = (): DraftQuestion[] =>
  examples().map(({ question, options, solution }, index) => {
    const blank = blankQuestion(ulid(), 'practice')
    const made = options.map((option, no) => ({ ...blankOption(), option, is_correct: no === 0 }))
    return { ...blank, question, solution, options: turned(made, index + 1) }
  })

/** Quizzes whose questions could not be added yet, by their instructor. */
const unfinished = new Map<string, Quiz>()

const createQuiz = async (instructorId: string): Promise<Quiz> => {
  const name = say('An example quiz')
  const { data } = await rest(quizEndpoints).createQuiz({
    body: {
      name,
      description: say('Three questions to explore and edit.'),
      quiz_type: 'practice',
      instructor_id: instructorId,
      tags: [],
      faculties: [],
      duration: 600,
      passing_percentage: 50,
      result_delay_in_hours: 0,
      ai_model: defaultAiModel,
      session_name: name,
      session_description: say('The first session.'),
      ...defaultPeriod(new Date()),
    },
  })
  return data.quiz
}

/**
 * Creates an unpublished quiz with a few questions to look at and to change. If they can't be added, the next try adds
 * them to the same quiz.
 */
export const createExample = async (instructorId: string): Promise<Quiz> => {
  const quiz = unfinished.get(instructorId) ?? (await createQuiz(instructorId))
  unfinished.set(instructorId, quiz)
  await rest(questionEndpoints).addQuestions({
    body: { quiz_id: quiz._id, questions: exampleQuestions(), is_published: false, is_skippable: false },
  })
  unfinished.delete(instructorId)
  return quiz
}
