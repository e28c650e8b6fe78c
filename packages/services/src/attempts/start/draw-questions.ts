import { drawnQuestions, isDrawn } from '@quizwright/domain/arrangement/draws.ts'
import type { Arrangement } from '@quizwright/domain/arrangement/schema.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import type { MetQuestions } from './met-questions.ts'

type Asked = { questionId: string; section: string }

/** The function that keeps the questions which a new attempt gets, and whether it keeps all. */
type Drawing = {
  isWhole: boolean
  keep: <Question extends Asked>(asked: readonly Question[]) => Question[]
}

/**
 * Returns which questions a new attempt gets. A further attempt of the same student gets
 * questions that were not in the earlier ones, as far as there are enough.
 */
export const drawFor = async (
  readMet: () => Promise<MetQuestions>,
  { arrangement, seed }: { arrangement?: Arrangement; seed?: number },
): Promise<Drawing> => {
  if (!arrangement || seed === undefined || !isDrawn(arrangement))
    return { isWhole: true, keep: (asked) => [...asked] }
  const met = await readMet()
  return {
    isWhole: false,
    keep: (asked) =>
      drawnQuestions(arrangement, seed, asked, (index) => met.has(elementAt(asked, index).questionId)).map(
        (index) => elementAt(asked, index),
      ),
  }
}
