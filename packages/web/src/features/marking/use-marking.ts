import { markingEndpoints } from '@quizwright/contracts/endpoints/marking.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { say } from '@quizwright/domain/language/say.ts'
import type { AnswerToMark, SaveMarksBody } from '@quizwright/contracts/schemas/marking.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useAtom } from '@xstate/store-react'
import { queryKeys } from '../../api/query-keys.ts'
import { toast } from '../../ui/feedback/toaster-store.ts'
import { keep } from '../../ui/form/kept-value.ts'
import * as sessions from './marking-session.ts'
import type { Draft, Given, MarkingSession } from './marking-session.ts'
import { useInstructorId } from '../../auth/use-instructor-id.ts'
import { createOutbox, type Outbox, type OutboxListener, type SendOutcome } from './mark-outbox.ts'
import { isRetryable } from '@quizwright/contracts/problems.ts'
import { problemText } from '../../api/problem-text.ts'
import { isProblem, rest } from '../../api/rest.ts'

/** A lost sign-in is treated like a lost connection: the marks stay until somebody signs in again. */
const canBeSentLater = (error: unknown): boolean =>
  !isProblem(error) || isRetryable(error.code) || error.status === 401 || error.status >= 500

const send = async (body: SaveMarksBody): Promise<SendOutcome> => {
  try {
    return { outcome: 'sent', response: (await rest(markingEndpoints).saveMarks({ body })).data }
  } catch (error) {
    return canBeSentLater(error) ? { outcome: 'network' } : { outcome: 'refused', reason: problemText(error) }
  }
}

/** Shows what could not be saved while no marking screen is open. */
const toasts: OutboxListener = {
  onConflicts: () => toast.warning(say('An answer was marked elsewhere: your mark wasn’t saved')),
  onRefused: (_, reason) => toast.error(say('A mark wasn’t saved'), reason),
}

let screen: OutboxListener | undefined
const outboxes = new Map<string, Outbox>()

/** The outbox of a user. There is one per page, and it continues to send after the marking screen is left. */
const openOutbox = (userId: string): Outbox => {
  const open = outboxes.get(userId)
  if (open) return open
  const outbox = createOutbox({
    send,
    storage: localStorage,
    userId,
    pageId: crypto.getRandomValues(new Uint32Array(2)).join(''),
    listener: {
      onConflicts: (...args) => (screen ?? toasts).onConflicts(...args),
      onRefused: (...args) => (screen ?? toasts).onRefused(...args),
    },
  })
  outboxes.set(userId, outbox)
  window.addEventListener('online', outbox.flush)
  outbox.flush()
  return outbox
}

/** Registers the screen that shows what could not be saved. Returns a function that unregisters it. */
const listenToOutbox = (listener: OutboxListener): (() => void) => {
  screen = listener
  return () => {
    if (screen === listener) screen = undefined
  }
}

/** The outbox of the signed-in instructor, and how much of it is not saved. */
const useOutbox = (listener: OutboxListener) => {
  const outbox = openOutbox(useInstructorId())
  const latest = useRef(listener)
  useLayoutEffect(() => {
    latest.current = listener
  })
  useEffect(
    () =>
      listenToOutbox({
        onConflicts: (...args) => latest.current.onConflicts(...args),
        onRefused: (...args) => latest.current.onRefused(...args),
      }),
    [],
  )
  return { outbox, state: useAtom(outbox.state) }
}

/** The name under which the typed mark and comment of an answer are kept. */
export const draftName = (key: string): string => `mark of ${key}`

/** The request body for answers to one question that get the same decision. */
const bodyFor = (answers: readonly AnswerToMark[], decision: sessions.Decision): SaveMarksBody => ({
  question_id: elementAt(answers, 0).question_id,
  result_ids: answers.map(({ result_id }) => result_id),
  revisions: answers.map(({ revision }) => revision),
  ...decision,
})

/** One sitting of marking. Decisions are shown at once and saved by the outbox. */
export const useMarking = () => {
  const [session, setSession] = useState<MarkingSession>(sessions.emptySession)
  const current = useRef(session)
  useLayoutEffect(() => {
    current.current = session
  }, [session])
  const queries = useQueryClient()
  const { outbox, state } = useOutbox({
    onConflicts: (questionId, conflicts) =>
      setSession((before) => sessions.withConflicts(before, questionId, conflicts)),
    onRefused: (body, reason) => {
      toast.error(say('A mark wasn’t saved'), reason)
      const keys = new Set(body.result_ids.map((result_id) => sessions.keyOf({ ...body, result_id })))
      setSession((before) => ({
        ...before,
        given: new Map([...before.given].filter(([key]) => !keys.has(key))),
      }))
    },
  })
  // Lists and results are read again after marking.
  useEffect(
    () => () =>
      void queries.invalidateQueries({
        queryKey: queryKeys.results,
        predicate: ({ queryKey }) => queryKey[1] !== 'marking queue',
      }),
    [queries],
  )
  const add = useCallback(
    (page: readonly AnswerToMark[]) => setSession((before) => sessions.withAnswers(before, page)),
    [],
  )
  const decide = (answers: readonly AnswerToMark[], given: Given) => {
    for (const answer of answers) keep(draftName(sessions.keyOf(answer)), undefined)
    outbox.add(bodyFor(answers, given))
    setSession((before) => sessions.decide(before, answers, given))
  }
  const undo = () => {
    const { session: back, undone } = sessions.undo(current.current)
    setSession(back)
    for (const { key, before } of undone) {
      const answer = back.answers.find((one) => sessions.keyOf(one) === key)
      if (answer) outbox.add(bodyFor([answer], before ?? { decision: 'reopen' }))
    }
  }
  return {
    session,
    saving: state,
    add,
    decide,
    undo,
    move: (by: number) => setSession((before) => sessions.moveTo(before, before.at + by)),
    keepTheirs: (key: string) => setSession((before) => sessions.keepTheirs(before, key)),
    write: (key: string, draft: Draft) => {
      keep(draftName(key), draft)
      setSession((before) => sessions.withDraft(before, key, draft))
    },
  }
}
export type Marking = ReturnType<typeof useMarking>
