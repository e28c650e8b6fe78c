import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { fetchedRenderer, fetchRenderer } from '@quizwright/ui/formula/fetch-renderer.ts'
import { useEffect, useMemo, useState } from 'react'
import { mayHaveFormula } from '@quizwright/domain/rules/formula-findings.ts'

/** Loads the renderer where a question needs it, and renders again with what it finds in formulas. */
export const useRendererFor = (questions: readonly DraftQuestion[]): void => {
  const [, setRenderer] = useState(() => fetchedRenderer())
  const isNeeded = useMemo(() => questions.some(mayHaveFormula), [questions])
  useEffect(() => {
    if (isNeeded && !fetchedRenderer()) void fetchRenderer().then(() => setRenderer(() => fetchedRenderer()))
  }, [isNeeded])
}
