import type { TextPiece } from '@quizwright/domain/rules/inline-formulas.ts'
import { Formula } from '@quizwright/ui/formula/formula.tsx'
import { FormulaText } from '@quizwright/ui/question/formula-text.tsx'
import { type ReactNode, useMemo } from 'react'
import { wordChanges } from './word-changes.ts'

/** Which side of a change is shown: the text before, after, or both inline. */
export type ChangeView = 'before' | 'after' | 'both'

type ComparedValues = {
  value: string
  /** The value to compare with; undefined if there is none. */
  comparedWith: string | undefined
  view: ChangeView
}

const inOrder = ({ value, comparedWith = value, view }: ComparedValues): [before: string, after: string] =>
  view === 'before' ? [value, comparedWith] : [comparedWith, value]

/** A text was split as a whole: a part of it may look like a formula where the whole has none. */
const Pieces = ({ pieces }: { pieces: readonly TextPiece[] }) =>
  pieces.map((piece, index) =>
    piece.kind === 'words' ? piece.words : <Formula key={index} tex={piece.tex} display={piece.display} />,
  )

/** Shows a text, its formulas drawn, with removed words marked as `del` and added ones as `ins`. */
export const ChangedText = (props: ComparedValues) => {
  const { value, comparedWith, view } = props
  const [before, after] = inOrder(props)
  const changes = useMemo(
    () => (comparedWith === undefined || before === after ? undefined : wordChanges(before, after)),
    [comparedWith, before, after],
  )
  if (!changes) return <FormulaText text={value} />
  return changes.map(({ pieces, kind }, index) => {
    const text = <Pieces pieces={pieces} />
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
