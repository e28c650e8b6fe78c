import type { AnswerToMark, SaveMarksBody } from '@quizwright/contracts/schemas/marking.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { queryKeys } from '../../api/query-keys.ts'
import { toast } from '../../ui/feedback/toaster-store.ts'
import { keep } from '../../ui/form/kept-value.ts'
import * as sessions from './marking-session.ts'
import type { Draft, Given, MarkingSession } from './marking-session.ts'
import { useOutbox } from './use-outbox.ts'

/** The name under which the typed mark and comment of an answer are kept. */
export const draftName = (key: string): string => `mark of ${key}`

/** The request body for answers to one question that get the same decision. */
const bodyFor = (answers: readonly AnswerToMark[], decision: sessions.Decision): SaveMarksBody => ({
  question_id: answers[0]!.question_id,
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
      toast.error('A mark was not saved', reason)
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
