import type { QuizToSolve, SolutionPreview } from '@quizwright/contracts/schemas/solution-run.ts'
import type { Queryable } from '../../database/database.ts'
import { type Quiz, readQuestionPages, readQuizzes, type StoredQuestion } from './read-questions.ts'
import { lacksSolution, solutionText } from './solution-field.ts'
import type { SolutionResult, SolutionWriter } from './solution-writer.ts'

/** The time limit for the first solution, in milliseconds. Beyond it the preview has only counts. */
const previewMs = 20_000

type Chosen = { quizIds: readonly string[]; replace: boolean; writer: SolutionWriter; isOffline: boolean }

/** Returns the effect of a job with these choices, and its first solution without storing it. */
export const previewSolutions = async (
  db: Queryable,
  { quizIds, replace, writer, isOffline }: Chosen,
): Promise<SolutionPreview> => {
  const quizzes: QuizToSolve[] = []
  let first: { quiz: Quiz; question: StoredQuestion } | undefined
  for (const quiz of await readQuizzes(db, quizIds)) {
    const counted = countsOf(quiz)
    for await (const page of readQuestionPages(db, quiz.id))
      for (const question of page) {
        counted.questions += 1
        if (!replace && !lacksSolution(question.content, quiz.quizType)) counted.kept += 1
        else if (writer.canWrite(question.content, quiz.quizType)) {
          counted.to_write += 1
          first ??= { quiz, question }
        } else if (lacksSolution(question.content, quiz.quizType)) counted.left_empty += 1
        else counted.kept += 1
      }
    quizzes.push(counted)
  }
  return {
    is_offline: isOffline,
    quizzes,
    why_left: quizzes.some(({ left_empty }) => left_empty > 0) ? writer.skipReason : null,
    first: first ? await writeFirst(writer, first.quiz, first.question) : null,
  }
}

const countsOf = ({ id, name, isPublished, quizType }: Quiz): QuizToSolve => ({
  quiz_id: id,
  quiz_name: name,
  is_published: isPublished,
  field: quizType === 'daq' ? 'ai_solution' : 'solution',
  questions: 0,
  to_write: 0,
  kept: 0,
  left_empty: 0,
})

const writeFirst = async (
  writer: SolutionWriter,
  { name, quizType }: Quiz,
  { place, content }: StoredQuestion,
): Promise<NonNullable<SolutionPreview['first']>> => {
  const result = await writer.write(content, quizType, AbortSignal.timeout(previewMs)).catch(failedInTime)
  return {
    quiz_name: name,
    question_no: place,
    question: content.question,
    text_before: solutionText(content, quizType),
    text: result.outcome === 'written' ? result.text : null,
    why_none: whyNone(result),
  }
}

/** An aborted request throws. Any other exception is a bug. */
const failedInTime = (error: unknown): SolutionResult => {
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError'))
    return { outcome: 'failed', reason: 'The AI model took too long for a preview.' }
  throw error
}

const whyNone = (result: SolutionResult): string | null => {
  if (result.outcome === 'written') return null
  return result.outcome === 'failed' ? result.reason : 'The AI model gave no answer that can be used.'
}
