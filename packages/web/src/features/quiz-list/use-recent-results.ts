import { quizListEndpoints } from '@quizwright/contracts/endpoints/quiz-list.ts'
import { limits } from '@quizwright/domain/limits.ts'
import type { RecentResults } from '@quizwright/contracts/schemas/quiz-list-overview.ts'
import type { ListedQuiz } from '@quizwright/contracts/schemas/quiz-list.ts'
import { useEffect, useState } from 'react'
import { useIsOffered } from '../../api/offered-calls.ts'
import { rest } from '../../api/rest.ts'

type Known = ReadonlyMap<string, RecentResults>
type Counted = Pick<ListedQuiz, '_id' | 'attempts'>
const perCall = limits.listPageSize

/**
 * The number of attempts when the results of each quiz were requested. With another number they are requested
 * again.
 */
const requestedWith = new Map<string, number>()
let known: Known = new Map()

/**
 * The last results of the listed quizzes, as far as they are known. Requested once for each number of
 * attempts, for a page of quizzes at a time. If a call fails, only the charts are missing.
 */
export const useRecentResults = (quizzes: readonly Counted[]): Known => {
  const isOffered = useIsOffered('getRecentResults')
  const [shown, setShown] = useState(known)
  useEffect(() => {
    if (!isOffered) return
    const missing = quizzes.filter(({ _id, attempts }) => attempts > 0 && requestedWith.get(_id) !== attempts)
    let isGone = false
    const ask = async (part: readonly Counted[]) => {
      for (const { _id, attempts } of part) requestedWith.set(_id, attempts)
      try {
        const { data } = await rest(quizListEndpoints).getRecentResults({
          body: { quiz_id: part.map(({ _id }) => _id) },
        })
        known = new Map([...known, ...data.quizzes.map((recent) => [recent.quiz_id, recent] as const)])
        if (!isGone) setShown(known)
      } catch {
        for (const { _id } of part) requestedWith.delete(_id)
      }
    }
    for (let from = 0; from < missing.length; from += perCall) void ask(missing.slice(from, from + perCall))
    return () => {
      isGone = true
    }
  }, [quizzes, isOffered])
  return shown
}
