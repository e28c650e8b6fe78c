import type { CountedAttempts, QuestionStatistics } from '@quizwright/contracts/schemas/item-statistics.ts'
import type { questionStatsById } from '@quizwright/contracts/schemas/class-result.ts'
import { type ReactNode, useRef } from 'react'
import type * as z from 'zod/mini'
import { LongRows } from '../../ui/list/long-rows.tsx'
import type { MeasureRow } from '../../ui/list/rows-in-view.tsx'
import { useOffsetTop } from '../../ui/list/use-offset-top.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import { cardId, QuestionCard } from './question-card.tsx'

const List = chakra('ol', {
  base: {
    listStyle: 'none',
    m: '0',
    p: '0',
    // Where a card above the viewport is higher than estimated, the tracker of the rows in view scrolls by itself.
    overflowAnchor: 'none',
    '&[data-stale]': { opacity: '0.6' },
    '& > li:not([aria-hidden])': { pb: '5' },
  },
})

/** The estimated height of a card in pixels, until it is measured. */
const cardHeight = 840
/** More cards than a screen shows below the figures of the quiz. */
const cardsAtFirst = 3
/** The cards above and below those in view. */
const overscan = 3

type QuestionListProps = {
  quizId: string
  /** The attempts that the figures count. */
  attempts: CountedAttempts
  questions: readonly QuestionStatistics[]
  counts: z.infer<typeof questionStatsById> | undefined
  isStale: boolean
  shown: { questionNo: number | undefined; times: number }
  onCorrect: (questionNo: number) => void
}

/**
 * Lists the questions. Only those in view are rendered. The first ones are not measured: that made the browser lay out
 * the page twice within the task that draws it, a quarter of the time of that task.
 */
export const QuestionList = ({
  quizId,
  attempts,
  questions,
  counts,
  isStale,
  shown,
  onCorrect,
}: QuestionListProps) => {
  const list = useRef<HTMLOListElement>(null)
  const top = useOffsetTop(list)
  const place = questions.findIndex((question) => question.question_no === shown.questionNo)
  const requested =
    shown.questionNo === undefined || place < 0
      ? undefined
      : { index: place, elementId: cardId(shown.questionNo), times: shown.times }
  const card = (index: number, measure: MeasureRow): ReactNode => {
    const question = questions[index]
    return (
      question && (
        <li
          key={question.question_id}
          ref={measure}
          data-index={index}
          aria-setsize={questions.length}
          aria-posinset={index + 1}
        >
          <QuestionCard
            quizId={quizId}
            attempts={attempts}
            question={question}
            counts={counts?.[question.question_id]}
            onCorrect={onCorrect}
          />
        </li>
      )
    )
  }
  return (
    <List
      ref={list}
      aria-label="Questions"
      data-stale={isStale || undefined}
      aria-busy={isStale || undefined}
    >
      <LongRows
        element="li"
        count={questions.length}
        rowHeight={cardHeight}
        atFirst={cardsAtFirst}
        overscan={overscan}
        row={card}
        keyOf={(index) => questions[index]?.question_id ?? index}
        margin={top}
        requested={requested}
      />
    </List>
  )
}
