import { useSelector } from '@xstate/react'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useEditor } from '../editor-context.ts'
import { storable } from '../questions/storable.ts'
import type { FindQuery } from './find-in-text.ts'
import {
  createFinder,
  type Cursor,
  type Match,
  matchAt,
  replaceMatches,
  type Replaced,
} from './find-matches.ts'

/**
 * The matches in the quiz and the current one. Typing moves nothing; stepping goes to a match and leaves the
 * focus where it is.
 */
export const useFind = (query: FindQuery) => {
  const { store, goTo, activeQuestion } = useEditor()
  const questions = useSelector(store, ({ context }) => context.document.questions)
  const [cursor, setCursor] = useState<Cursor>({ id: activeQuestion.current().id ?? '', textIndex: 0, at: 0 })
  // Typing in the search field must not wait for a large quiz.
  const wanted = useDeferredValue(query)
  const find = useMemo(() => createFinder(wanted), [wanted])
  const matches = useMemo(() => find(questions), [find, questions])
  const index = useMemo(() => matchAt(matches, cursor, questions), [matches, cursor, questions])
  const current = matches[index]
  useEffect(() => {
    activeQuestion.mark(current && { id: current.id, field: current.field })
    return () => activeQuestion.mark(undefined)
  }, [activeQuestion, current])

  const numberOf = (match: Match): number => questions.findIndex(({ _id }) => _id === match.id) + 1
  const show = (match: Match): void => {
    setCursor({ id: match.id, textIndex: match.textIndex, at: match.from })
    goTo({ questionNo: numberOf(match), field: match.field, keepsFocus: true })
  }
  const replace = (which: readonly Match[], replacement: string): Replaced => {
    const replaced = replaceMatches(questions, which, storable(replacement))
    flushSync(() => store.trigger.changeQuestions({ changed: replaced.changed }))
    return replaced
  }
  return {
    questions,
    matches,
    index,
    current,
    questionNo: current && numberOf(current),
    step: (by: 1 | -1): void => {
      const next = matches[(index + by + matches.length) % matches.length]
      if (next) show(next)
    },
    /** Goes to the current match, if it was not shown yet. */
    show,
    /** Replaces the current match and goes to the next one. */
    replaceOne: (replacement: string): Replaced | undefined => {
      if (!current) return undefined
      const replaced = replace([current], replacement)
      const { id, textIndex, from, to } = current
      const index = replaced.count > 0 ? from + storable(replacement).length : to
      const after = store.getSnapshot().context.document.questions
      const left = find(after)
      const next = left[matchAt(left, { id, textIndex, at: index }, after)]
      if (next) show(next)
      return replaced
    },
    replaceAll: (replacement: string): Replaced => replace(matches, replacement),
  }
}
