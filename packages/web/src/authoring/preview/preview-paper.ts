import {
  type ListOrder,
  listOrder,
  presentedQuestion,
  presentedSolution,
  toStoredAnswer,
} from '@quizwright/domain/arrangement/shuffled-answers.ts'
import { arrangementFor } from '@quizwright/domain/arrangement/schema.ts'
import { drawnQuestions } from '@quizwright/domain/arrangement/draws.ts'
import { questionOrder } from '@quizwright/domain/arrangement/question-order.ts'
import { totalOfMarks, withWrongCosts } from '@quizwright/domain/arrangement/wrong-costs.ts'
import { gradeOf, passes } from '@quizwright/domain/rules/grade.ts'
import { keyOf } from '@quizwright/domain/kinds/accepted-of.ts'
import type { Answer } from '@quizwright/domain/kinds/question-kind.ts'
import { creditOf, markAnswer, roundMarks } from '@quizwright/domain/kinds/mark-answer.ts'
import { arranged } from '@quizwright/domain/kinds/pieces-of.ts'
import { correctOptions } from '@quizwright/domain/kinds/options.ts'
import { questionWithoutSolution } from '@quizwright/domain/rules/question-without-solution.ts'
import type { Attempt, SavedAnswer, Solution } from '@quizwright/domain/schemas/attempt.ts'
import type { StudentResult } from '@quizwright/contracts/schemas/attempt-result.ts'
import { isBlankResponse } from '@quizwright/domain/rules/is-blank-response.ts'
import { isBlankText } from '@quizwright/domain/rules/is-blank-text.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { Quiz } from '@quizwright/domain/schemas/quiz.ts'

/**
 * A quiz to preview, as stored or as its author has it in the editor. With a `seed` it is the paper of one student,
 * whose questions are in `questions` in that student's order; without one nothing is shuffled.
 */
export type Previewed = {
  quiz: Pick<
    Quiz,
    'name' | 'quiz_type' | 'duration' | 'passing_percentage' | 'is_direct_check' | 'arrangement'
  >
  questions: readonly DraftQuestion[]
  seed?: number | undefined
}

/** The paper of the student who has this seed. */
export const paperOfStudent = (previewed: Previewed, seed: number): Previewed => {
  const { quiz, questions } = previewed
  if (!quiz.arrangement) return previewed
  const drawn = drawnQuestions(quiz.arrangement, seed, questions).map((index) => questions[index]!)
  const order = questionOrder(quiz.arrangement, seed, drawn)
  return { quiz, questions: order.map((index) => drawn[index]!), seed }
}

const orderOf = ({ quiz, seed }: Previewed, content: DraftQuestion): ListOrder =>
  quiz.arrangement && seed !== undefined ? listOrder(quiz.arrangement, seed, content._id, content) : undefined

type PreviewedPaper = Pick<Attempt, 'questions' | 'quiz_type' | 'is_direct_check' | 'arrangement'>

/** The quiz in the form that the learner's page shows. */
export const paperOf = (previewed: Previewed): PreviewedPaper => {
  const { quiz, questions } = previewed
  return {
    quiz_type: quiz.quiz_type,
    is_direct_check: quiz.is_direct_check && quiz.quiz_type !== 'daq',
    ...(quiz.arrangement && { arrangement: arrangementFor(quiz.quiz_type, quiz.arrangement) }),
    questions: questions.map(arranged).map((content, index) =>
      presentedQuestion(
        orderOf(previewed, content),
        content,
        questionWithoutSolution(content, {
          questionId: content._id,
          place: index + 1,
          totalMarks: content.weightage,
        }),
      ),
    ),
  }
}

export const blankAnswers = (questions: readonly DraftQuestion[]): SavedAnswer[] =>
  questions.map(({ _id }) => ({
    question_id: _id,
    selected: [],
    answer: '',
    is_marked: false,
    time_spent: 0,
    uploaded_images: [],
    solution: null,
  }))

/** The solution that a student sees after answering a question of the paper. */
export const solutionOf = (previewed: Previewed, draft: DraftQuestion, given: Answer): Solution => {
  const content = arranged(draft)
  const order = orderOf(previewed, content)
  return presentedSolution(order, storedSolution(content, toStoredAnswer(order, given)))
}

const storedSolution = (content: DraftQuestion, answer: Answer): Solution => {
  const mark = markAnswer(content, answer, 1)
  return {
    is_correct: mark.isCorrect,
    ...creditOf(mark, 1),
    correct: correctOptions(content),
    ...keyOf(content, answer, mark.isCorrect),
    text: content.solution || (content.ai_solution ?? ''),
    equation: content.solution_equation,
    image_url: content.solution_image_url,
    ...(content.solution_image_description && { image_description: content.solution_image_description }),
  }
}

const marksOf = (previewed: Previewed, content: DraftQuestion, given: Answer): number => {
  const stored = toStoredAnswer(orderOf(previewed, content), given)
  const mark = markAnswer(content, stored, content.weightage)
  const wrongCosts = previewed.quiz.arrangement?.wrong_costs ?? 0
  return withWrongCosts(mark, stored, content.weightage, wrongCosts).obtainedMarks
}

export type PreviewResult = Pick<
  StudentResult,
  | 'questions'
  | 'corrections'
  | 'is_passed'
  | 'correct_percentage'
  | 'obtained_marks'
  | 'total_marks'
  | 'grade'
  | 'passing_percentage'
>

/**
 * The result of the answers. Descriptive answers get no marks here, because a model or a person gives them.
 */
export const markPreview = (previewed: Previewed, answers: readonly SavedAnswer[]): PreviewResult => {
  const { quiz, questions } = previewed
  const reviewed = paperOf(previewed).questions.map((question, index) => {
    const content = arranged(questions[index]!)
    const { selected, answer, response } = answers[index]!
    const given = { selected, answer, response }
    return {
      ...question,
      selected,
      answer,
      ...(response && { response }),
      uploaded_images: [],
      is_skipped: selected.length === 0 && isBlankText(answer) && isBlankResponse(response),
      obtained_marks: marksOf(previewed, content, given),
      solution: solutionOf(previewed, content, given),
      evaluation: null,
    }
  })
  const [sum, total] = reviewed.reduce(
    ([got, of], one) => [got + one.obtained_marks, of + one.total_marks],
    [0, 0],
  )
  const obtained = totalOfMarks(roundMarks(sum))
  const percentage = total === 0 ? 0 : (100 * obtained) / total
  return {
    questions: reviewed,
    corrections: [],
    obtained_marks: obtained,
    total_marks: total,
    correct_percentage: percentage,
    grade: gradeOf(total === 0 ? null : percentage),
    is_passed: passes(percentage, quiz.passing_percentage),
    passing_percentage: quiz.passing_percentage,
  }
}
