import type { ResultQuestion } from '@quizwright/contracts/schemas/result.ts'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { chakra } from '../../ui/styled/chakra.tsx'
import { useOffsetTop } from '../../ui/list/use-offset-top.ts'
import { ReviewedQuestion } from './reviewed-question.tsx'

const Space = chakra('div', {
  base: { position: 'relative', '& > div': { position: 'absolute', insetInline: '0', top: '0', pb: '4' } },
})

/** In pixels, before a question was measured. */
const questionHeight = 340
/** The header that stays at the top of the window. */
const headerHeight = 72

/** The question, from 0, that is sought; asked for twice, it is sought twice. */
export type Sought = { at: number }

/** All questions of a result. However many there are, only those in sight are drawn. */
export const ReviewQuestions = ({
  questions,
  sought,
}: {
  questions: readonly ResultQuestion[]
  sought: Sought | undefined
}) => {
  const place = useRef<HTMLDivElement>(null)
  const margin = useOffsetTop(place)
  const virtual = useWindowVirtualizer({
    count: questions.length,
    estimateSize: () => questionHeight,
    overscan: 3,
    scrollMargin: margin,
    scrollPaddingStart: headerHeight,
  })
  const pending = useRef<number>(undefined)
  useEffect(() => {
    pending.current = sought?.at
  }, [sought])
  // After each drawing until the question is there: it is drawn only once the window has come near it.
  useEffect(() => {
    if (pending.current === undefined || margin === 0) return
    virtual.scrollToIndex(pending.current, { align: 'start' })
    const question = place.current?.querySelector<HTMLElement>(`[data-question="${pending.current + 1}"]`)
    if (!question) return
    question.focus({ preventScroll: true })
    pending.current = undefined
  })
  return (
    <Space ref={place} id="reviewed-questions" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, key, start }) => {
        const answered = questions[index]
        return (
          answered && (
            <div
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              style={{ transform: `translateY(${start - margin}px)` }}
            >
              <ReviewedQuestion answered={answered} no={index + 1} />
            </div>
          )
        )
      })}
    </Space>
  )
}
