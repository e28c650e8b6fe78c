import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { isTable, type SparseQuestion } from '@quizwright/domain/schemas/csv.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { previewFile } from '../preview/preview-file.ts'
import { readQuestions } from '../questions/read-questions.ts'
import { sourceOf } from '@quizwright/formats/encoding/source.ts'

/** What an author sees of an imported file: a line for each question, in words, and the sentences about them. */
export type SeenFile = {
  taken: string[]
  leftOut: string[]
  hints: string[]
  questions: QuestionContent[]
  /** The format, as far as the file could be opened. */
  format?: string
  problem?: string
  /** How a reader broke, where the problem is none that it tells. */
  fault?: string
}

const described = ({ section, paragraph, question, options, solution }: QuestionContent): string =>
  [
    ...(section === '' ? [] : [`# ${section}`]),
    ...(paragraph === '' ? [] : [`¶ ${paragraph}`]),
    question,
    ...options.map(({ option, is_correct }) => `${is_correct ? '*' : ''}${option}`),
    ...(solution === '' ? [] : [`= ${solution}`]),
  ].join(' | ')

/** Reads a file like an author who accepts what the mapping step proposes. */
export const readAsAuthor = async (
  bytes: Uint8Array,
  name: string,
  quizType: QuizType = 'full',
): Promise<SeenFile> => {
  const seen: SeenFile = { taken: [], leftOut: [], hints: [], questions: [] }
  try {
    const preview = await previewFile(sourceOf(bytes, undefined, name), {})
    const { columns, hasHeader, format } = preview
    seen.format = format
    const reading = isTable(format) ? { columns, ...(hasHeader === false && { hasHeader }) } : {}
    for await (const result of readQuestions(sourceOf(bytes, undefined, name), { quizType, reading })) {
      if (result.kind === 'questions')
        seen.questions.push(...(JSON.parse(result.json) as SparseQuestion[]).map(fullQuestion))
      else {
        seen.leftOut = result.report.rejected.map(({ reason }) => reason)
        seen.hints = [...result.report.hints, ...result.report.warnings]
      }
    }
  } catch (error) {
    seen.problem = error instanceof Error ? error.message : JSON.stringify(error)
    if (!(error instanceof Problem)) seen.fault = error instanceof Error ? error.stack : seen.problem
  }
  seen.taken = seen.questions.map(described)
  return seen
}
