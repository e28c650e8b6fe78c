import { saidWhenRead, say } from '@quizwright/domain/language/say.ts'
import { isMarked } from '../../results/evaluation/evaluation-form.ts'
import type { ResultQuestion } from '@quizwright/contracts/schemas/result.ts'

/**
 * The state of a question in a result. A skipped question was not answered, so it is not wrong. A correction may
 * have given marks for it. A descriptive answer waits for its marks.
 */
export type QuestionState = 'correct' | 'skipped' | 'incorrect' | 'not counted' | 'waiting'

/** The name of a question's state. A partly right answer is counted as incorrect. */
export const describeState = (
  question: Parameters<typeof stateOf>[0] & Pick<ResultQuestion, 'credit'>,
): string => {
  const state = stateOf(question)
  return state === 'incorrect' && question.credit ? say('Partly correct') : stateNames[state]
}

export const stateOf = ({
  skipped,
  result,
  counts,
  descriptive,
}: Pick<ResultQuestion, 'skipped' | 'result' | 'counts' | 'descriptive'>): QuestionState => {
  if (counts === false) return 'not counted'
  if (descriptive && !isMarked(descriptive)) return 'waiting'
  if (result) return 'correct'
  return skipped ? 'skipped' : 'incorrect'
}

export const stateNames: Record<QuestionState, string> = saidWhenRead({
  correct: 'Correct',
  skipped: 'Skipped',
  incorrect: 'Incorrect',
  'not counted': 'Does not count',
  waiting: 'To mark',
})

type Video = NonNullable<ResultQuestion['related_video']>

/** The videos of the questions that were incorrect or skipped, each once, in the order of the questions. */
export const videosToReview = (questions: readonly ResultQuestion[]): Video[] => {
  const videos = questions
    .filter((question) => !['correct', 'waiting'].includes(stateOf(question)))
    .flatMap(({ related_video }) => related_video ?? [])
  return [...new Map(videos.map((video) => [video.id, video])).values()]
}
