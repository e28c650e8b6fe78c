import type { Solution } from '../schemas/attempt.ts'
import type { QuestionContent } from '../schemas/question.ts'
import { translationsShown } from '../translations/shown-translations.ts'
import { withoutKey } from './tries.ts'

type Tries = { count: number; left: number }

/**
 * Returns what a student is told after a wrong try: nothing of the key, and the next hint of the author behind the
 * feedback on the answer. `content` is the question as this student got it.
 */
export const toldOfWrong = (
  content: QuestionContent,
  solution: Solution,
  { count, left }: Tries,
): Solution => {
  const hint = content.hints?.[count - 1] ?? ''
  if (hint.trim() === '') return withoutKey(solution, left)
  const hinted = { ...solution, feedback: [...(solution.feedback ?? []), hint] }
  return withoutKey({ ...hinted, ...translationsShown(content, hinted, { isWhole: false }) }, left)
}
