import { type Query, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { queryKeys } from '../../api/query-keys.ts'
import type { FramedQuiz } from './use-overview.ts'

/** Responses that arrive within this time are from one moment, in milliseconds. */
const sameMomentMs = 2_000

const figuresOfQuiz: ReadonlySet<unknown> = new Set([
  'overall',
  'cities',
  'toughest',
  'topic-strengths',
  'top-students',
  'item-statistics',
  'question-counts',
])

/** Whether a query reads figures of attempts: results, marks or statistics. */
const readsFigures = ({ queryKey: [area, name] }: { queryKey: QueryKey }): boolean =>
  area === queryKeys.results[0] || (area === queryKeys.quizzes[0] && figuresOfQuiz.has(name))

/** Whether it has loaded further pages of a list. The counts of the frame stay those of the first page. */
const continuesList = ({ state }: Query): boolean =>
  ((state.data as { pages?: unknown[] } | undefined)?.pages?.length ?? 0) > 1

/**
 * Lets the counts of the frame and the figures of the screen below be of one moment. Newer figures let the frame be
 * read again; if it has other counts then, all figures of the screen are read again, too.
 */
export const useOneMoment = (frameKey: QueryKey, quiz: FramedQuiz | undefined): void => {
  const client = useQueryClient()
  useEffect(() => {
    const rereadOlderFrame = (query: Query) => {
      if (!readsFigures(query) || continuesList(query)) return
      const frame = client.getQueryState(frameKey)
      if (!frame || frame.fetchStatus === 'fetching') return
      if (query.state.dataUpdatedAt - frame.dataUpdatedAt > sameMomentMs)
        void client.invalidateQueries({ queryKey: frameKey, exact: true })
    }
    const cache = client.getQueryCache()
    // This script is loaded after the screen, so that figures may have arrived before it.
    for (const query of cache.getAll()) rereadOlderFrame(query)
    return cache.subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
      rereadOlderFrame(event.query)
    })
  }, [client, frameKey])
  const shown = useRef<{ quizId: string; counts: string }>(undefined)
  const counts = quiz && JSON.stringify([quiz.attempts, quiz.reports_count, quiz.to_mark])
  useEffect(() => {
    if (!quiz || counts === undefined) return
    const before = shown.current
    shown.current = { quizId: quiz._id, counts }
    if (before?.quizId === quiz._id && before.counts !== counts)
      void client.invalidateQueries({ predicate: readsFigures })
  }, [client, quiz, counts])
}
