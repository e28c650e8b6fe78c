import { useRef, useState } from 'react'
import { useEditor } from '../editor-context.ts'
import { describePlace, describeReplaced } from './describe-find.ts'
import type { FindQuery } from './find-in-text.ts'
import { selectMatch } from './select-match.ts'
import { useFind } from './use-find.ts'

/**
 * The state of the search panel: the query, the replacement, the status, and the actions of buttons and keys.
 */
export const useSearch = (initial: string) => {
  const { goTo } = useEditor()
  const [query, setQuery] = useState<FindQuery>({
    text: initial,
    matchCase: false,
    wholeWord: false,
    inFormulas: false,
  })
  const [replacement, setReplacement] = useState('')
  const [said, setSaid] = useState<string>()
  const wasShown = useRef(false)
  const { matches, index, current, questionNo, step, show, replaceOne, replaceAll } = useFind(query)
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
    status: said ?? describePlace(query.text, index, matches.length),
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
      setSaid(replaced && replaced.tooLong > 0 ? describeReplaced(replaced) : undefined)
    },
    replaceAll: () => setSaid(describeReplaced(replaceAll(replacement))),
  }
}

export type Search = ReturnType<typeof useSearch>
