import './formula.css'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Drawing } from './draw-formula.ts'
import { type DrawFormula, fetchedRenderer, fetchRenderer } from './fetch-renderer.ts'

const useRenderer = (): DrawFormula | undefined => {
  const [draw, setDraw] = useState<DrawFormula | undefined>(fetchedRenderer)
  useEffect(() => {
    if (draw) return
    void fetchRenderer().then(() => setDraw(fetchedRenderer))
  }, [draw])
  return draw
}

type FormulaProps = {
  tex: string
  /** On a line of its own. */
  display?: boolean
  /** No words stand beside it. */
  isAlone?: boolean
  /** Somebody is typing it: what is missing is said instead of the TeX, which stands in the field above. */
  isTyped?: boolean
}

/** What is said of a formula that cannot be drawn while it is typed. */
const missing = (drawing: Exclude<Drawing, { outcome: 'drawn' }>): string => {
  if (drawing.outcome === 'incomplete') return 'This formula is not complete yet.'
  if (drawing.outcome === 'too complex') return 'This formula is too complex.'
  return drawing.command
    ? `${drawing.command} is no command of TeX.`
    : 'This formula can not be drawn as it is.'
}

/**
 * A formula drawn from TeX. The renderer is fetched when the first formula is shown; until then, and when the
 * fetch fails, the TeX itself is shown. So it is for TeX that cannot be drawn, which readers may still
 * understand.
 */
export const Formula = ({ tex, display = false, isAlone = false, isTyped = false }: FormulaProps) => {
  const draw = useRenderer()
  const place = display ? 'own line' : isAlone ? 'alone' : 'among words'
  const drawing = useMemo(() => draw?.(tex, place), [draw, tex, place])
  // One function for as long as the drawing is the same: with a new one the formula would leave the page and come
  // back, with a layout of its own, at every key that is typed beside it.
  const show = useCallback(
    (container: HTMLSpanElement | null) => {
      if (drawing?.outcome === 'drawn') container?.replaceChildren(drawing.element)
    },
    [drawing],
  )
  const className = display ? 'formula formula-display' : 'formula'
  if (drawing?.outcome === 'drawn') return <span key="drawing" className={className} ref={show} />
  if (drawing && isTyped)
    return (
      <span key="words" className="formula formula-unfinished">
        {missing(drawing)}
      </span>
    )
  if (drawing?.outcome === 'too complex')
    return (
      <span key="words" className="formula formula-error">
        {missing(drawing)}
      </span>
    )
  return (
    <span key="tex" className={className}>
      {tex}
    </span>
  )
}
