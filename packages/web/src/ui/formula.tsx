import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'

const Fault = chakra('span', { base: { color: 'fg.error', textStyle: 'sm' } })
const Place = chakra('span', { base: { display: 'inline-block', maxWidth: 'full', overflowX: 'auto', overflowY: 'hidden', verticalAlign: 'middle' } })

type FormulaProps = { tex: string; /** On a line of its own. */ display?: boolean }
type Drawing = { element: Element | undefined }

/** A formula drawn from TeX. Its renderer is fetched when the first one is shown; until then the TeX itself stands there. */
export const Formula = ({ tex, display = false }: FormulaProps) => {
  const [drawing, setDrawing] = useState<Drawing>()
  useEffect(() => {
    let current = true
    const draw = async () => {
      const { drawFormula } = await import('./draw-formula.ts')
      if (current) setDrawing({ element: drawFormula(tex, display) })
    }
    // Without its renderer the TeX stays readable as it stands.
    draw().catch(() => undefined)
    return () => {
      current = false
    }
  }, [tex, display])
  if (!drawing) return <Place key="text">{tex}</Place>
  const { element } = drawing
  if (!element) return <Fault>This formula is too complex.</Fault>
  return <Place key="drawn" ref={(place: HTMLSpanElement | null) => place?.replaceChildren(element)} />
}
