import 'temml/dist/Temml-Local.css'
import './math-font.css'
import { isRenderable, maxMarkupLength } from '@quizwright/contracts/rules/safe-tex.ts'
import temml from 'temml'

/** Draws TeX as MathML elements, never through markup. Returns undefined when the formula exceeds the limits. */
export const drawFormula = (tex: string, displayMode: boolean): Element | undefined => {
  if (!isRenderable(tex)) return undefined
  const container = document.createElement('span')
  try {
    temml.render(tex, container, {
      displayMode,
      throwOnError: false,
      trust: false,
      maxExpand: 100,
      maxSize: [50, 500],
    })
  } catch {
    // temml throws RangeErrors even with `throwOnError: false`.
    return undefined
  }
  return container.innerHTML.length > maxMarkupLength ? undefined : container
}
