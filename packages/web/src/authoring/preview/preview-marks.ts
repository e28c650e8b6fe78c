import { presentedSolution, toStoredAnswer } from '@quizwright/domain/arrangement/shuffled-answers.ts'
import {
  afterTry,
  type Tried,
  triesAllowed,
  triesOf,
  withTryCosts,
} from '@quizwright/domain/arrangement/tries.ts'
import { toldOfWrong } from '@quizwright/domain/arrangement/told-of-wrong.ts'
import { totalOfMarks, withWrongCosts } from '@quizwright/domain/arrangement/wrong-costs.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { gradeOf, passes } from '@quizwright/domain/rules/grade.ts'
import { isDescriptive } from '@quizwright/domain/kinds/kind-of.ts'
import { keyOf } from '@quizwright/domain/kinds/accepted-of.ts'
import type { Answer } from '@quizwright/domain/kinds/question-kind.ts'
import { creditOf, type Mark, markAnswer, roundMarks } from '@quizwright/domain/kinds/mark-answer.ts'
import { correctOptions } from '@quizwright/domain/kinds/options.ts'
import { withoutLabel } from '@quizwright/domain/language/say-solution.ts'
import type { SavedAnswer, Solution } from '@quizwright/domain/schemas/attempt.ts'
import type { StudentResult } from '@quizwright/contracts/schemas/attempt-result.ts'
import { isBlankResponse } from '@quizwright/domain/rules/is-blank-response.ts'
import { translationsShown } from '@quizwright/domain/translations/shown-translations.ts'
import { isBlankText } from '@quizwright/domain/rules/is-blank-text.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { toShownContent, orderOf, toPaper, type Previewed } from './preview-paper.ts'

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
export const previewSolution = (previewed: Previewed, draft: DraftQuestion, given: Answer): Solution => {
  const content = toShownContent(previewed, draft)
  const order = orderOf(previewed, content)
  return presentedSolution(order, storedSolution(content, toStoredAnswer(order, given)))
}

const storedSolution = (content: DraftQuestion, answer: Answer): Solution => {
  const mark = markAnswer(content, answer, 1)
  const solution: Solution = {
    is_correct: mark.isCorrect,
    ...creditOf(mark, 1),
    correct: correctOptions(content),
    ...keyOf(content, answer, mark.isCorrect),
    text: content.solution || withoutLabel(content.ai_solution ?? ''),
    equation: content.solution_equation,
    image_url: content.solution_image_url,
    ...(content.solution_image_description && { image_description: content.solution_image_description }),
  }
  return { ...solution, ...translationsShown(content, solution, { isWhole: false }) }
}

/** An answer of a preview, with what was checked of it. Its indexes are those that the student sees. */
export type PreviewedAnswer = SavedAnswer & { tried?: Tried }

const givenOf = ({ selected, answer, response }: SavedAnswer): Answer => ({ selected, answer, response })

const markOf = (previewed: Previewed, content: DraftQuestion, answer: PreviewedAnswer): Mark => {
  const { arrangement, quiz_type: quizType } = previewed.quiz
  // A person gives these marks.
  if (isDescriptive(content, quizType)) return { isCorrect: false, obtainedMarks: 0 }
  const stored = toStoredAnswer(orderOf(previewed, content), givenOf(answer))
  const mark = markAnswer(content, stored, content.weightage)
  const costing = withWrongCosts(mark, stored, content.weightage, arrangement?.wrong_costs ?? 0)
  return withTryCosts(costing, givenOf(answer), { arrangement, tried: answer.tried })
}

const markedSolution = (
  previewed: Previewed,
  content: DraftQuestion,
  answer: PreviewedAnswer,
  mark: Mark,
): Solution => {
  const { credit: _ofKey, ...solution } = previewSolution(previewed, content, givenOf(answer))
  return {
    ...solution,
    is_correct: mark.isCorrect,
    ...(solution.is_correct && !mark.isCorrect && { tries: triesOf(answer.tried, givenOf(answer)) }),
    ...creditOf(mark, content.weightage),
  }
}

/** Checks an answer as the services do: what it changes, and what the student is told. */
export const checkPreview = (
  previewed: Previewed,
  content: DraftQuestion,
  answer: PreviewedAnswer,
): { changes: Partial<PreviewedAnswer>; told: Solution | null } => {
  const solution = previewSolution(previewed, content, givenOf(answer))
  const tried = afterTry(answer.tried ?? null, givenOf(answer))
  const left = triesAllowed(previewed.quiz.arrangement) - tried.count
  return solution.is_correct || left <= 0
    ? { changes: { solution, tried }, told: null }
    : {
        changes: { tries_left: left, tried },
        told: toldOfWrong(toShownContent(previewed, content), solution, { count: tried.count, left }),
      }
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

/** How many answers a person would have to mark before there is a result. */
export const countToMark = ({ quiz, questions }: Previewed, answers: readonly PreviewedAnswer[]): number =>
  questions.filter(
    (question, index) =>
      isDescriptive(question, quiz.quiz_type) && !isBlankText(elementAt(answers, index).answer),
  ).length

/**
 * The result of the answers. Descriptive answers get no marks here, because a model or a person gives them.
 */
export const markPreview = (previewed: Previewed, answers: readonly PreviewedAnswer[]): PreviewResult => {
  const { quiz, questions } = previewed
  const reviewed = toPaper(previewed).questions.map((question, index) => {
    const content = toShownContent(previewed, elementAt(questions, index))
    const { selected, answer, response } = elementAt(answers, index)
    const mark = markOf(previewed, content, elementAt(answers, index))
    return {
      ...question,
      selected,
      answer,
      ...(response && { response }),
      uploaded_images: [],
      is_skipped: selected.length === 0 && isBlankText(answer) && isBlankResponse(response),
      obtained_marks: mark.obtainedMarks,
      solution: markedSolution(previewed, content, elementAt(answers, index), mark),
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
