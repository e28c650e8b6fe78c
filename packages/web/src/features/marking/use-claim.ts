import { markingEndpoints } from '@quizwright/contracts/endpoints/marking.ts'
import type { AnswerToMark } from '@quizwright/contracts/schemas/marking.ts'
import { useEffect, useState } from 'react'
import { useIsOffered } from '../../api/offered-calls.ts'
import { readCredentials } from '../../auth/credentials.ts'
import { rest } from '../../api/rest.ts'

/** More often than a claim ends, so that it holds while the answer is open. */
const everyMs = 60_000

/** Tells colleagues that an answer is open here. Returns the name of who has it already; undefined if nobody has. */
export const useClaim = ({
  result_id: resultId,
  question_id: questionId,
}: AnswerToMark): string | undefined => {
  const isOffered = useIsOffered('claimAnswer')
  const [holder, setHolder] = useState<{ of: string; name: string }>()
  const of = `${resultId} ${questionId}`
  useEffect(() => {
    if (!isOffered) return
    const controller = new AbortController()
    const body = { result_id: resultId, question_id: questionId }
    const claim = async () => {
      try {
        const { data } = await rest(markingEndpoints).claimAnswer(
          { body: { ...body, is_open: true } },
          { signal: controller.signal },
        )
        setHolder(data.held_by === null ? undefined : { of, name: data.held_by })
      } catch {
        // Marking goes on without it: a mark of somebody else is found when one is saved.
      }
    }
    const release = () => {
      // Whoever signs out leaves the claim, which ends by itself.
      if (readCredentials())
        rest(markingEndpoints)
          .claimAnswer({ body: { ...body, is_open: false } }, { outlivesPage: true })
          .catch(() => undefined)
    }
    // A page that the browser keeps may come back, and then has the answer open again.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void claim()
    }
    addEventListener('pagehide', release)
    addEventListener('pageshow', comeBack)
    void claim()
    const timer = setInterval(() => void claim(), everyMs)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', release)
      removeEventListener('pageshow', comeBack)
      controller.abort()
      release()
    }
  }, [isOffered, resultId, questionId, of])
  return holder?.of === of ? holder.name : undefined
}
