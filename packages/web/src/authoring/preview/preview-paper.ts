import {
  type ListOrder,
  listOrder,
  presentedQuestion,
} from '@quizwright/domain/arrangement/shuffled-answers.ts'
import { arrangementFor } from '@quizwright/domain/arrangement/schema.ts'
import { drawnQuestions } from '@quizwright/domain/arrangement/draws.ts'
import { questionOrder } from '@quizwright/domain/arrangement/question-order.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { arranged } from '@quizwright/domain/kinds/pieces-of.ts'
import { inVariant, variantFor } from '@quizwright/domain/kinds/numeric/drawn/in-variant.ts'
import { questionWithoutSolution } from '@quizwright/domain/rules/question-without-solution.ts'
import type { Attempt } from '@quizwright/domain/schemas/attempt.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { Quiz } from '@quizwright/domain/schemas/quiz.ts'

/**
 * A quiz to preview, as stored or as its author has it in the editor. With a `seed` it is the paper of one student,
 * whose questions are in `questions` in that student's order; without one nothing is shuffled.
 */
export type Previewed = {
  quiz: Pick<
    Quiz,
    'name' | 'quiz_type' | 'duration' | 'passing_percentage' | 'is_direct_check' | 'arrangement' | 'language'
  >
  questions: readonly DraftQuestion[]
  seed?: number | undefined
}

export const paperOfStudent = (previewed: Previewed, seed: number): Previewed => {
  const { quiz, questions } = previewed
  if (!quiz.arrangement) return { ...previewed, seed }
  const drawn = drawnQuestions(quiz.arrangement, seed, questions).map((index) => elementAt(questions, index))
  const order = questionOrder(quiz.arrangement, seed, drawn)
  return { quiz, questions: order.map((index) => elementAt(drawn, index)), seed }
}

export const orderOf = ({ quiz, seed }: Previewed, content: DraftQuestion): ListOrder =>
  quiz.arrangement && seed !== undefined ? listOrder(quiz.arrangement, seed, content._id, content) : undefined

/** A question as this student gets it: with its lists as they are stored, and the numbers that were drawn. */
export const toShownContent = ({ seed = 1 }: Pick<Previewed, 'seed'>, draft: DraftQuestion): DraftQuestion =>
  inVariant(arranged(draft), variantFor(seed, draft._id, draft))

type PreviewedPaper = Pick<Attempt, 'questions' | 'quiz_type' | 'is_direct_check' | 'arrangement'>

/** The quiz in the form that the learner's page shows. */
export const toPaper = (previewed: Previewed): PreviewedPaper => {
  const { quiz, questions } = previewed
  return {
    quiz_type: quiz.quiz_type,
    is_direct_check: quiz.is_direct_check && quiz.quiz_type !== 'daq',
    ...(quiz.arrangement && { arrangement: arrangementFor(quiz.quiz_type, quiz.arrangement) }),
    questions: questions
      .map((draft) => toShownContent(previewed, draft))
      .map((content, index) =>
        presentedQuestion(
          orderOf(previewed, content),
          content,
          questionWithoutSolution(content, {
            questionId: content._id,
            place: index + 1,
            totalMarks: content.weightage,
            ofQuiz: quiz.language,
          }),
        ),
      ),
  }
}
