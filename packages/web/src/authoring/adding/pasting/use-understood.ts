import type { Pasted } from '@quizwright/formats/pasted/pasted.ts'
import { readPasted } from '@quizwright/formats/pasted/read-pasted.ts'
import { useDeferredValue, useMemo, useState } from 'react'
import { useKnownKinds } from '../../../api/offered-kinds.ts'
import { storable } from '../../editor/questions/storable.ts'
import { onlyOffered } from './only-offered.ts'

export type PastedQuestion = Extract<Pasted, { kind: 'question' }>
export type LeftOut = Extract<Pasted, { kind: 'left out' }>

/** The questions that a text is understood as while it is typed, and which of them the author wants. */
export const useUnderstood = (text: string, isDescriptive: boolean) => {
  const read = useDeferredValue(text)
  const kinds = useKnownKinds()
  const pasted = useMemo(
    () => (read.trim() === '' ? [] : onlyOffered(readPasted(storable(read), { isDescriptive }), kinds)),
    [read, isDescriptive, kinds],
  )
  /** The sources of unwanted questions. A question that is edited has another source and is wanted again. */
  const [unwanted, setUnwanted] = useState<ReadonlySet<string>>(new Set())
  const questions = pasted.filter((one) => one.kind === 'question')
  const toggle = ({ source }: PastedQuestion) =>
    setUnwanted((before) => {
      const after = new Set(before)
      if (!after.delete(source)) after.add(source)
      return after
    })
  return {
    isReading: read !== text,
    questions,
    leftOut: pasted.filter((one): one is LeftOut => one.kind === 'left out' && !one.isTitle),
    wanted: questions.filter(({ source }) => !unwanted.has(source)),
    toggle,
  }
}
