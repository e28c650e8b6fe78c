import { useAtom } from '@xstate/store-react'
import { useMemo } from 'react'
import { useEditor } from '../editor-context.ts'
import { useShownFindings } from '../use-quiz.ts'
import { type Kind, groupByKind } from './kinds.ts'

/**
 * The kind of finding that is chosen as a filter. When its last finding is corrected, the filter is reset.
 */
export const useChosenKind = (): Kind | undefined => {
  const { kindFilter } = useEditor()
  const rule = useAtom(kindFilter)
  const { errors, omissions, hints } = useShownFindings()
  return useMemo(
    () =>
      rule === undefined
        ? undefined
        : groupByKind([...errors, ...omissions, ...hints].filter(({ finding }) => finding.rule === rule))[0],
    [rule, errors, omissions, hints],
  )
}
