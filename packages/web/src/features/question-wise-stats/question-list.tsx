import { say } from '@quizwright/domain/language/say.ts'
import type { CorrectionChoice } from '@quizwright/domain/schemas/correction.ts'
import type { CountedAttempts, QuestionStatistics } from '@quizwright/domain/schemas/item-statistics.ts'
import type { questionStatsById } from '@quizwright/contracts/schemas/class-result.ts'
import type * as z from 'zod/mini'
import { LongList } from '../../ui/list/long-list.tsx'
import { cardId, QuestionCard } from './question-card.tsx'

type QuestionListProps = {
  quizId: string
  sessionId: string | undefined
  /** The attempts that the figures count. */
  attempts: CountedAttempts
  questions: readonly QuestionStatistics[]
  counts: z.infer<typeof questionStatsById> | undefined
  /** How many attempts wait for marks. */
  waiting: number | undefined
  isStale: boolean
  shown: { questionNo: number | undefined; times: number }
  onCorrect: (questionNo: number, choice?: CorrectionChoice) => void
}

export const QuestionList = ({
  quizId,
  sessionId,
  attempts,
  questions,
  counts,
  waiting,
  isStale,
  shown,
  onCorrect,
}: QuestionListProps) => {
  const index = questions.findIndex((question) => question.question_no === shown.questionNo)
  const requested =
    shown.questionNo === undefined || index < 0
      ? undefined
      : { index, elementId: cardId(shown.questionNo), times: shown.times }
  return (
    <LongList
      aria-label={say('Questions')}
      aria-busy={isStale || undefined}
      count={questions.length}
      itemHeight={840}
      // The figures of the quiz are above them.
      atFirst={3}
      overscan={3}
      gap="5"
      keyOf={(index) => questions[index]?.question_id ?? index}
      requested={requested}
      item={(index) => {
        const question = questions[index]
        return (
          question && (
            <QuestionCard
              quizId={quizId}
              sessionId={sessionId}
              attempts={attempts}
              question={question}
              counts={counts?.[question.question_id]}
              waiting={waiting}
              onCorrect={onCorrect}
            />
          )
        )
      }}
    />
  )
}
