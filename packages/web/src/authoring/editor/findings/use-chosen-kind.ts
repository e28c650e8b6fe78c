import { useMemo, useSyncExternalStore } from 'react'
import { useEditor } from '../editor-context.ts'
import { useShownFindings } from '../use-quiz.ts'
import { type Kind, kindsOf } from './kinds.ts'

/** The kind that alone is listed. Once nothing of it is left, everything is listed again. */
export const useChosenKind = (): Kind | undefined => {
  const { kindFilter } = useEditor()
  const rule = useSyncExternalStore(kindFilter.subscribe, kindFilter.current)
  const { errors, omissions, hints } = useShownFindings()
  return useMemo(
    () =>
      rule === undefined
        ? undefined
        : kindsOf([...errors, ...omissions, ...hints].filter(({ finding }) => finding.rule === rule))[0],
    [rule, errors, omissions, hints],
  )
}
