import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { useRef, useState } from 'react'
import { useEditor } from '../editor-context.ts'
import { describePlace, describeReplaced } from './describe-find.ts'
import type { FindQuery } from './find-in-text.ts'
import { useFind } from './use-find.ts'
import { cardId, focusField } from '../questions/fields.ts'
import type { Match } from './find-matches.ts'

/** Selects a match in its field, if the field shows its text. */
const selectMatch = ({ id, field, text, from, to }: Match): void => {
  focusField(id, field, 'center')
  const areas = document.getElementById(cardId(id))?.querySelectorAll('textarea') ?? []
  const area = [...areas].find((one) => one.closest(`[data-field="${field}"]`) && one.value === text)
  area?.focus({ preventScroll: true })
  area?.setSelectionRange(from, to)
}

/**
 * The state of the search panel: the query, the replacement, the status, and the actions of buttons and keys.
 */
export const useSearch = (initial: string) => {
  const { goTo, store } = useEditor()
  const [query, setQuery] = useState<FindQuery>({
    text: initial,
    matchCase: false,
    wholeWord: false,
    inFormulas: false,
  })
  const [replacement, setReplacement] = useState('')
  const [said, setSaid] = useState<{ text: string; of: readonly DraftQuestion[] }>()
  const wasShown = useRef(false)
  const { questions, matches, index, current, questionNo, step, show, replaceOne, replaceAll } =
    useFind(query)
  const say = (text: string) => setSaid({ text, of: store.getSnapshot().context.document.questions })
  return {
    query,
    change: (changes: Partial<FindQuery>) => {
      wasShown.current = false
      setSaid(undefined)
      setQuery({ ...query, ...changes })
    },
    replacement,
    setReplacement,
    count: matches.length,
    current,
    questionNo,
    /** What was replaced is no longer true after Undo or another change. */
    status: said?.of === questions ? said.text : describePlace(query.text, index, matches.length),
    /** The first press goes to the match that is already counted as current; later presses go on. */
    go: (by: 1 | -1) => {
      setSaid(undefined)
      if (!wasShown.current && current && by === 1) show(current)
      else step(by)
      wasShown.current = true
    },
    /** Moves the focus into the field with the current match. */
    goInto: () => {
      if (!current || !questionNo) return
      goTo({ questionNo, field: current.field })
      setTimeout(() => selectMatch(current))
    },
    replace: () => {
      wasShown.current = true
      const replaced = replaceOne(replacement)
      if (replaced && replaced.tooLong > 0) say(describeReplaced(replaced))
      else setSaid(undefined)
    },
    replaceAll: () => say(describeReplaced(replaceAll(replacement))),
  }
}

export type Search = ReturnType<typeof useSearch>
