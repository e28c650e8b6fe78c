import { say } from '@quizwright/domain/language/say.ts'
import './formula.css'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Drawing } from './draw-formula.ts'
import { type DrawFormula, fetchedRenderer, fetchRenderer } from './fetch-renderer.ts'

/** How long a formula waits for the renderer before its TeX is shown. */
const longestWaitMs = 3_000

const useRenderer = (): { draw: DrawFormula | undefined; isLoading: boolean } => {
  const [draw, setDraw] = useState<DrawFormula | undefined>(fetchedRenderer)
  const [isLoading, setLoading] = useState(draw === undefined)
  useEffect(() => {
    if (draw) return
    const giveUp = () => setLoading(false)
    const timer = setTimeout(giveUp, longestWaitMs)
    void fetchRenderer().then(() => {
      setDraw(fetchedRenderer)
      giveUp()
    })
    return () => clearTimeout(timer)
  }, [draw])
  return { draw, isLoading }
}

const tallCommands = /\\(?:[dt]?frac|d?binom|int|sum|prod|begin)/

/** About how large a formula will be: each letter, sign or command is as wide as one character. */
const aboutSize = (tex: string, isAmongWords: boolean) => ({
  width: `${tex.replaceAll(/\\[a-z]+/gi, 'x').replaceAll(/[\s\\{}^_]/g, '').length * 0.55}em`,
  ...(!isAmongWords && tallCommands.test(tex) && { height: '2.3em' }),
})

type FormulaProps = {
  tex: string
  /** Whether the formula is on a line of its own. */
  display?: boolean
  /** Whether there are no words beside the formula. */
  isAlone?: boolean
  /**
   * Whether the formula is being typed. Then a note says what is missing, instead of showing the TeX again.
   */
  isTyped?: boolean
}

/** The note for a formula that cannot be drawn while it is typed. */
const missing = (drawing: Exclude<Drawing, { outcome: 'drawn' }>): string => {
  if (drawing.outcome === 'incomplete') return say('This formula isn’t complete yet.')
  if (drawing.outcome === 'too complex') return say('This formula is too complex.')
  return drawing.command
    ? say('{command} isn’t a TeX command.', { command: drawing.command })
    : say('This formula can’t be drawn as it is.')
}

/**
 * Draws a formula from TeX. The renderer is loaded when the first formula is shown. Until then its place is
 * kept, so that the page does not jump. If the renderer does not come, or if the formula cannot be drawn, the
 * TeX itself is shown, which readers may still understand.
 */
export const Formula = ({ tex, display = false, isAlone = false, isTyped = false }: FormulaProps) => {
  const { draw, isLoading } = useRenderer()
  const inText = isAlone ? 'alone' : 'among words'
  const context = display ? 'own line' : inText
  const drawing = useMemo(() => draw?.(tex, context), [draw, tex, context])
  // The callback ref stays the same while the drawing does. With a new ref at every keystroke beside it, the
  // formula would be removed and inserted again, with a new layout each time.
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
  if (isLoading)
    return (
      <span
        key="place"
        className={`${className} formula-loading`}
        style={aboutSize(tex, context === 'among words')}
      >
        {tex}
      </span>
    )
  return (
    <span key="tex" className={className}>
      {tex}
    </span>
  )
}
