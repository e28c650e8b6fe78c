import { useState } from 'react'
import { keepText, readKeptText } from './kept-text.ts'

type Change = string | ((before: string) => string)

/** A text that stays until it is set to an empty one; see `readKeptText`. */
export const useKeptText = (what: string): [text: string, setText: (change: Change) => void] => {
  const [text, setText] = useState(() => readKeptText(what))
  const set = (change: Change) => {
    // What is stored is newer than what an asynchronous caller has seen rendered.
    const next = typeof change === 'string' ? change : change(readKeptText(what) || text)
    setText(next)
    keepText(what, next)
  }
  return [text, set]
}
