import type { PageSpan, PageSpans } from '@quizwright/contracts/schemas/page-spans.ts'

/** As many as the gateway takes at once; of more in one period the first are kept. */
const atOnce = 50
const everyMs = 2_000

/**
 * Gathers spans and hands them out a few seconds later, few at a time: tracing must never be what slows a
 * page.
 */
export const createSpanBatcher = (
  send: (told: PageSpans) => void,
): { keep: (span: PageSpan) => void; flush: () => void } => {
  let kept: PageSpan[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (kept.length > 0) send({ sentAt: Date.now(), spans: kept })
    kept = []
  }
  return {
    flush,
    keep: (span) => {
      if (kept.length < atOnce) kept.push(span)
      timer ??= setTimeout(flush, everyMs)
    },
  }
}
