import type { ResultQuestion } from '@quizwright/contracts/schemas/result.ts'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { chakra } from '../../ui/styled/chakra.tsx'
import { useOffsetTop } from '../../ui/list/use-offset-top.ts'
import { ReviewedQuestion } from './reviewed-question.tsx'

const Space = chakra('div', {
  base: { position: 'relative', '& > div': { position: 'absolute', insetInline: '0', top: '0', pb: '4' } },
})

/** The estimated height of a question in pixels, until it is measured. */
const questionHeight = 340
/** The height of the sticky header, in pixels. */
const headerHeight = 72

/** A request to scroll to a question. A new object for the same question scrolls there again. */
export type QuestionRequest = { index: number }

/** All questions of a result. Only those near the viewport are rendered. */
export const ReviewQuestions = ({
  questions,
  requested,
}: {
  questions: readonly ResultQuestion[]
  requested: QuestionRequest | undefined
}) => {
  const container = useRef<HTMLDivElement>(null)
  const margin = useOffsetTop(container)
  const virtual = useWindowVirtualizer({
    count: questions.length,
    estimateSize: () => questionHeight,
    overscan: 3,
    scrollMargin: margin,
    scrollPaddingStart: headerHeight,
  })
  const pending = useRef<number>(undefined)
  useEffect(() => {
    pending.current = requested?.index
  }, [requested])
  // Runs after each render until the question exists, because it is rendered only when the page has scrolled
  // near it.
  useEffect(() => {
    if (pending.current === undefined || margin === 0) return
    virtual.scrollToIndex(pending.current, { align: 'start' })
    const question = container.current?.querySelector<HTMLElement>(`[data-question="${pending.current + 1}"]`)
    if (!question) return
    question.focus({ preventScroll: true })
    pending.current = undefined
  })
  return (
    <Space ref={container} id="reviewed-questions" style={{ height: virtual.getTotalSize() }}>
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
              <ReviewedQuestion answered={answered} questionNumber={index + 1} />
            </div>
          )
        )
      })}
    </Space>
  )
}
