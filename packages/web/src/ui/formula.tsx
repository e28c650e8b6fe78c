import { useEffect, useMemo, useState } from 'react'
import { chakra } from './styled/chakra.tsx'
import type { drawFormula } from './draw-formula.ts'

const Fault = chakra('span', { base: { color: 'fg.error', textStyle: 'sm' } })
const Place = chakra('span', {
  base: {
    display: 'inline-block',
    maxWidth: 'full',
    overflowX: 'auto',
    overflowY: 'hidden',
    verticalAlign: 'middle',
  },
})

type Draw = typeof drawFormula

/** The renderer, once the first formula has fetched it: later ones are drawn at once. */
let renderer: Draw | undefined

/**
 * Fetches the renderer, before the first formula asks for it where one is sure to come. Never rejects:
 * without it the TeX stays readable as it stands.
 */
export const fetchRenderer = (): Promise<void> =>
  import('./draw-formula.ts').then(
    ({ drawFormula }) => {
      renderer = drawFormula
    },
    () => undefined,
  )

const useRenderer = (): Draw | undefined => {
  const [draw, setDraw] = useState(() => renderer)
  useEffect(() => {
    if (draw) return
    void fetchRenderer().then(() => setDraw(() => renderer))
  }, [draw])
  return draw
}

type FormulaProps = { tex: string; /** On a line of its own. */ display?: boolean }

/**
 * A formula drawn from TeX. Its renderer is fetched when the first one is shown; until then the TeX itself
 * stands there.
 */
export const Formula = ({ tex, display = false }: FormulaProps) => {
  const draw = useRenderer()
  const drawing = useMemo(() => draw && { element: draw(tex, display) }, [draw, tex, display])
  if (!drawing) return <Place key="text">{tex}</Place>
  const { element } = drawing
  if (!element) return <Fault>This formula is too complex.</Fault>
  return <Place key="drawn" ref={(place: HTMLSpanElement | null) => place?.replaceChildren(element)} />
}
