import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { wordChanges } from './word-changes.ts'

/** Which side of a change is shown: the text before, after, or both inline. */
export type ChangeView = 'before' | 'after' | 'both'

type ComparedValues = {
  /** The value to show. */
  value: string
  /** The value to compare with; undefined if there is none. */
  comparedWith: string | undefined
  view: ChangeView
}

const inOrder = ({ value, comparedWith = value, view }: ComparedValues): [before: string, after: string] =>
  view === 'before' ? [value, comparedWith] : [comparedWith, value]

/** Shows a text with removed words marked as `del` and added ones as `ins`. */
export const ChangedText = (props: ComparedValues) => {
  const { value, comparedWith, view } = props
  const [before, after] = inOrder(props)
  const changes = useMemo(
    () => (comparedWith === undefined || before === after ? undefined : wordChanges(before, after)),
    [comparedWith, before, after],
  )
  if (!changes) return value
  return changes.map(({ text, kind }, index) => {
    if (kind === 'unchanged') return <span key={index}>{text}</span>
    if (kind === 'removed') return view !== 'after' && <del key={index}>{text}</del>
    return view !== 'before' && <ins key={index}>{text}</ins>
  })
}

/**
 * Shows a value that is marked as a whole, such as an equation. `children` renders the value; an empty value
 * renders nothing.
 */
export const ChangedBlock = ({
  children: renderValue,
  ...values
}: ComparedValues & { children: (value: string) => ReactNode }) => {
  const { value, comparedWith, view } = values
  const [before, after] = inOrder(values)
  if (comparedWith === undefined || before === after) return value !== '' && renderValue(value)
  return (
    <>
      {view !== 'after' && before !== '' && <del>{renderValue(before)}</del>}
      {view !== 'before' && after !== '' && <ins>{renderValue(after)}</ins>}
    </>
  )
}
