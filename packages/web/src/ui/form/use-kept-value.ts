import { useState } from 'react'
import { keep, readKept } from './kept-value.ts'

type KeptState<Value> = {
  value: Value
  set: (value: Value) => void
  /** Whether the value was written before and not sent. */
  isBack: boolean
  /** Deletes what is kept, after it was sent or given up. The value on the screen is the initial one again. */
  forget: () => void
}

/** A value that a person writes, kept until it is sent. `initial` is what stands there without them. */
export const useKeptValue = <Value>(what: string, initial: Value): KeptState<Value> => {
  const [before] = useState(() => readKept<Value>(what))
  const [isBack, setIsBack] = useState(before !== undefined)
  const [value, setValue] = useState<Value>(before ?? initial)
  const set = (next: Value) => {
    setValue(next)
    keep(what, JSON.stringify(next) === JSON.stringify(initial) ? undefined : next)
  }
  const forget = () => {
    keep(what, undefined)
    setIsBack(false)
    setValue(initial)
  }
  return { value, set, isBack, forget }
}
