import type { ResultQuestion } from '@quizwright/contracts/schemas/result.ts'
import { useRef } from 'react'
import { LongRows } from '../../ui/list/long-rows.tsx'
import { useOffsetTop } from '../../ui/list/use-offset-top.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import { questionElementId, ReviewedQuestion } from './reviewed-question.tsx'

const List = chakra('ol', {
  base: {
    listStyle: 'none',
    m: '0',
    p: '0',
    // Where a question above the viewport is higher than estimated, the tracker of the rows in view scrolls by itself.
    overflowAnchor: 'none',
    '& > li:not([aria-hidden])': { pb: '4' },
  },
})

/** The estimated height of a question in pixels, until it is measured. */
const questionHeight = 340
/** More questions than a screen shows. */
const questionsAtFirst = 6
/** The questions above and below those in view. */
const overscan = 3

/** A request to scroll to a question. `times` changes with each one, also for the same question. */
export type QuestionRequest = { index: number; times: number }

type ReviewQuestionsProps = {
  questions: readonly ResultQuestion[]
  requested: QuestionRequest | undefined
}

/** All questions of a result. Only those near the viewport are rendered, and all when printing. */
export const ReviewQuestions = ({ questions, requested }: ReviewQuestionsProps) => {
  const list = useRef<HTMLOListElement>(null)
  const top = useOffsetTop(list)
  return (
    <List ref={list} id="reviewed-questions" aria-label="Reviewed questions">
      <LongRows
        element="li"
        count={questions.length}
        rowHeight={questionHeight}
        atFirst={questionsAtFirst}
        overscan={overscan}
        keyOf={(index) => index}
        margin={top}
        requested={requested && { ...requested, elementId: questionElementId(requested.index + 1) }}
        row={(index, measure) => {
          const answered = questions[index]
          return (
            answered && (
              <li
                key={index}
                ref={measure}
                data-index={index}
                aria-setsize={questions.length}
                aria-posinset={index + 1}
              >
                <ReviewedQuestion answered={answered} questionNumber={index + 1} />
              </li>
            )
          )
        }}
      />
    </List>
  )
}
