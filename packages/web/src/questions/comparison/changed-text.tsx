import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { wordChanges } from './word-changes.ts'

/** What of a change is shown: what there was before, what there is after, or both within each other. */
export type Shows = 'before' | 'after' | 'both'

type Sides = {
  /** What is on this side. */ own: string
  /** What is on the other; undefined: there is nothing to hold it against. */ other: string | undefined
  shows: Shows
}

const inOrder = ({ own, other = own, shows }: Sides): [before: string, after: string] =>
  shows === 'before' ? [own, other] : [other, own]

/** A text with the words marked that the other side has not. */
export const ChangedWords = (sides: Sides) => {
  const { own, other, shows } = sides
  const [before, after] = inOrder(sides)
  const changes = useMemo(
    () => (other === undefined || before === after ? undefined : wordChanges(before, after)),
    [other, before, after],
  )
  if (!changes) return own
  return changes.map(({ words, kind }, index) => {
    if (kind === 'kept') return <span key={index}>{words}</span>
    if (kind === 'removed') return shows !== 'after' && <del key={index}>{words}</del>
    return shows !== 'before' && <ins key={index}>{words}</ins>
  })
}

/**
 * Something that changes as a whole, such as an equation. `children` draws it; nothing is drawn of an empty
 * one.
 */
export const ChangedBlock = ({
  children: draw,
  ...sides
}: Sides & { children: (value: string) => ReactNode }) => {
  const { own, other, shows } = sides
  const [before, after] = inOrder(sides)
  if (other === undefined || before === after) return own !== '' && draw(own)
  return (
    <>
      {shows !== 'after' && before !== '' && <del>{draw(before)}</del>}
      {shows !== 'before' && after !== '' && <ins>{draw(after)}</ins>}
    </>
  )
}
