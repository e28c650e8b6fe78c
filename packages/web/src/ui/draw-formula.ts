import 'temml/dist/Temml-Local.css'
import './formula.css'
import temml from 'temml'
import { isDrawable, maxMarkup } from '@quizwright/contracts/rules/formula-fence.ts'

/** Draws TeX as MathML elements, never through markup. Undefined when the formula is beyond what is drawn. */
export const drawFormula = (tex: string, displayMode: boolean): Element | undefined => {
  if (!isDrawable(tex)) return undefined
  const place = document.createElement('span')
  try {
    temml.render(tex, place, {
      displayMode,
      throwOnError: false,
      trust: false,
      maxExpand: 100,
      maxSize: [50, 500],
    })
  } catch {
    // It throws RangeErrors in spite of `throwOnError`.
    return undefined
  }
  return place.innerHTML.length > maxMarkup ? undefined : place
}
