import './formula.css'
import { useEffect, useMemo, useState } from 'react'
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
}

/**
 * A formula drawn from TeX. The renderer is fetched when the first formula is shown; until then, and when the
 * fetch fails, the TeX itself is shown.
 */
export const Formula = ({ tex, display = false }: FormulaProps) => {
  const draw = useRenderer()
  const drawing = useMemo(() => draw && { element: draw(tex, display) }, [draw, tex, display])
  if (!drawing)
    return (
      <span key="tex" className="formula">
        {tex}
      </span>
    )
  const { element } = drawing
  if (!element) return <span className="formula formula-error">This formula is too complex.</span>
  return (
    <span
      key="drawing"
      className="formula"
      ref={(container: HTMLSpanElement | null) => container?.replaceChildren(element)}
    />
  )
}
