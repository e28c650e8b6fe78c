import type { PageSpan, PageSpans } from '@quizwright/contracts/schemas/page-spans.ts'

/**
 * The largest number of spans that the gateway accepts in a request. Further spans of the same interval are
 * dropped.
 */
const maxBatchSize = 50
const intervalMs = 2_000

/** Collects finished spans and sends them in batches, so that tracing does not slow the page. */
export const createSpanBatcher = (
  send: (batch: PageSpans) => void,
): { add: (span: PageSpan) => void; flush: () => void } => {
  let spans: PageSpan[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (spans.length > 0) send({ sentAt: Date.now(), spans })
    spans = []
  }
  return {
    flush,
    add: (span) => {
      if (spans.length < maxBatchSize) spans.push(span)
      timer ??= setTimeout(flush, intervalMs)
    },
  }
}
