import type { CountedAttempts, QuestionStatistics } from '@quizwright/contracts/schemas/item-statistics.ts'
import type { questionStatsById } from '@quizwright/contracts/schemas/class-result.ts'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import type * as z from 'zod/mini'
import { useIsPrinting } from '../../ui/list/use-is-printing.ts'
import { useOffsetTop } from '../../ui/list/use-offset-top.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import { cardId, QuestionCard } from './question-card.tsx'

const List = chakra('ol', {
  base: {
    position: 'relative',
    listStyle: 'none',
    m: '0',
    p: '0',
    '&[data-stale]': { opacity: '0.6' },
    '& > li': { position: 'absolute', insetInline: '0', top: '0', pb: '5' },
    '@media print': {
      height: 'auto !important',
      '& > li': { position: 'static', transform: 'none !important' },
    },
  },
})

/** The estimated height of a card in pixels, until it is measured. */
const cardHeight = 460
/** The height of the sticky header, in pixels. */
const headerHeight = 72

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

/** Lists the questions. Only those in view are rendered. */
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
  const cards = useWindowVirtualizer({
    count: questions.length,
    estimateSize: () => cardHeight,
    overscan: 3,
    scrollMargin: top,
    scrollPaddingStart: headerHeight,
    getItemKey: (index) => questions[index]?.question_id ?? index,
  })

  // Scrolls once per request, so that a later render does not scroll the reader back.
  const done = useRef(-1)
  useEffect(() => {
    const { questionNo, times } = shown
    const place = questions.findIndex((question) => question.question_no === questionNo)
    if (questionNo === undefined || place < 0 || top === 0 || done.current === times) return
    done.current = times
    cards.scrollToIndex(place, { align: 'start' })
    const focusing = setTimeout(
      () => document.getElementById(cardId(questionNo))?.focus({ preventScroll: true }),
      100,
    )
    return () => clearTimeout(focusing)
  }, [cards, questions, shown, top])

  const isPrinting = useIsPrinting()
  const drawn = isPrinting ? questions.map((_, index) => ({ index, start: 0 })) : cards.getVirtualItems()
  return (
    <List
      ref={list}
      aria-label="Questions"
      data-stale={isStale || undefined}
      aria-busy={isStale || undefined}
      style={{ height: cards.getTotalSize() }}
    >
      {drawn.map(({ index, start }) => {
        const question = questions[index]
        return (
          question && (
            <li
              key={question.question_id}
              ref={cards.measureElement}
              data-index={index}
              aria-setsize={questions.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start - top}px)` }}
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
      })}
    </List>
  )
}
