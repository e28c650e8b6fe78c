import { say } from '@quizwright/domain/language/say.ts'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { scrollToRow, startsOf, useScrolledRows } from '../../../ui/list/scrolled-rows.ts'
import { VirtualScroller, VirtualSheet } from '../../../ui/list/virtual-sheet.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useUntouchedQuestion } from '../active-question.ts'
import { useEditor } from '../editor-context.ts'
import { useDragScroll } from '../reordering/use-drag-scroll.ts'
import { useDropList } from '../reordering/use-drop-list.ts'
import { hasError, SummaryQuestion } from './summary-question.tsx'
import { rowOfQuestion, summaryRow, summaryRowCount } from './summary-rows.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { QuizDraft } from '@quizwright/machines/quiz-document/store.ts'

/** The pause in typing after which other parts of the page show a text, in milliseconds. */
const delayMs = 300

const read = (store: QuizDraft): readonly DraftQuestion[] => store.getSnapshot().context.document.questions

/**
 * The questions as they were when typing last paused. Everything except typed text follows at once. If the
 * summary followed each keystroke, the browser would render the page twice for it.
 */
const useDebouncedQuestions = (store: QuizDraft): readonly DraftQuestion[] => {
  const [questions, setQuestions] = useState(() => read(store))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => setQuestions(read(store))
    const subscription = store.subscribe(({ context }) => {
      clearTimeout(timer)
      if (context.run === undefined) follow()
      else timer = setTimeout(follow, delayMs)
    })
    // Catches an edit between the first render and this effect.
    follow()
    return () => {
      clearTimeout(timer)
      subscription.unsubscribe()
    }
  }, [store])
  return questions
}

const Sheet = chakra(VirtualSheet, {
  base: {
    '& > li[data-page]': {
      display: 'flex',
      alignItems: 'flex-end',
      px: '2',
      pb: '1',
      textStyle: '2xs',
      fontWeight: 'semibold',
      letterSpacing: 'wide',
      color: 'fg.muted',
    },
  },
})

/** Heights of the rows, in pixels. */
const rowHeights = { page: 32, question: 36, faulty: 68 }
const steps: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: -Infinity,
  End: Infinity,
}

type SummaryListProps = {
  /** The number of the first question on the page. */
  first: number
  onOpen: (questionNo: number) => void
}

/**
 * All questions of the quiz in pages of ten. Only visible rows are rendered. The list is a single tab stop;
 * arrow keys move inside it.
 */
export const SummaryList = ({ first, onOpen }: SummaryListProps) => {
  const { store, quizType, activeQuestion } = useEditor()
  // Its row tells no error while it is being written, so it has no line for one either.
  const untouched = useUntouchedQuestion(activeQuestion)
  // The summary follows after the field has shown the typed character, so that typing stays fast.
  const questions = useDebouncedQuestions(store)
  const [stop, setStop] = useState(first)
  const scroller = useRef<HTMLDivElement>(null)
  useDragScroll(scroller)
  useDropList(scroller)
  const wantsFocus = useRef(false)
  const starts = useMemo(
    () =>
      startsOf(summaryRowCount(questions.length), (index) => {
        const row = summaryRow(index, questions.length)
        const question = row.kind === 'question' ? questions[row.questionNo - 1] : undefined
        if (!question) return rowHeights.page
        const tellsError = question._id !== untouched && hasError(question, quizType)
        return tellsError ? rowHeights.faulty : rowHeights.question
      }),
    // The findings of a question are cached, so this asks only for those of questions that changed.
    [questions, quizType, untouched],
  )
  const rows = useScrolledRows(scroller, starts)

  // Scrolls only when the page changes, so that the summary does not scroll while somebody reads it. It begins at the
  // top: scrolling there would make the browser lay out the page once more.
  const shownFirst = useRef(1)
  useEffect(() => {
    if (shownFirst.current === first || !scroller.current) return
    shownFirst.current = first
    setStop(first)
    scrollToRow(scroller.current, starts, rowOfQuestion(first) - 1, 'start')
  }, [first, starts])
  // Runs after each render until the row exists: one far away is rendered when the list has scrolled.
  useEffect(() => {
    if (!wantsFocus.current) return
    const row = scroller.current?.querySelector<HTMLElement>(`[data-no="${stop}"]`)
    if (!row) return
    wantsFocus.current = false
    row.focus({ preventScroll: true })
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = Math.min(questions.length, Math.max(1, stop + step))
    setStop(next)
    wantsFocus.current = true
    if (scroller.current) scrollToRow(scroller.current, starts, rowOfQuestion(next), 'nearest')
  }

  return (
    <VirtualScroller ref={scroller} onKeyDown={onKeyDown}>
      <Sheet style={{ height: starts.at(-1) }}>
        {rows.map(({ index, start, size }) => {
          const row = summaryRow(index, questions.length)
          const position = { height: size, transform: `translateY(${start}px)` }
          if (row.kind === 'page')
            return (
              <li key={index} data-page style={position}>
                {row.first === row.last
                  ? say('Page {page} · {no}', { page: row.page, no: row.first })
                  : say('Page {page} · {first}–{last}', { page: row.page, first: row.first, last: row.last })}
              </li>
            )
          const question = questions[row.questionNo - 1]
          return (
            <li key={index} style={position} aria-setsize={questions.length} aria-posinset={row.questionNo}>
              {question && (
                <SummaryQuestion
                  question={question}
                  no={row.questionNo}
                  tabIndex={row.questionNo === stop ? 0 : -1}
                  onOpen={onOpen}
                />
              )}
            </li>
          )
        })}
      </Sheet>
    </VirtualScroller>
  )
}
