import { kindLimits } from '@quizwright/domain/limits.ts'
import type { Numeric, UnitMode } from '@quizwright/domain/kinds/numeric/schema.ts'
import type { TypedSettings } from '../entry/typed-settings.ts'
import { decimalOf } from '../kinds/decimal.ts'
import { readNumber } from './read-number.ts'
import { childNamed, childrenNamed, type Element, textOf } from '../xml/tree.ts'

type Settings = Omit<TypedSettings, 'accepted'>

const valueOf = (element: Element | undefined, name: string): string =>
  textOf(childNamed(element, name)).trim()

/** Moodle ignores case unless `usecase` is 1. `*` stands for any text in its short answers. */
export const typedWords = (element: Element): Settings => ({
  hasPatterns: true,
  words: { case_counts: valueOf(element, 'usecase') === '1' },
})

/** How a unit is given, by Moodle's `showunits`: typed, one of a list, or not at all. */
const modes: Readonly<Record<string, UnitMode>> = { '0': 'typed', '1': 'chosen', '2': 'chosen', '3': 'none' }

/** Reads the units of a numerical question. Moodle's multiplier says how many of a unit are one of the first. */
export const unitsOf = (element: Element): Settings => {
  const units = childrenNamed(childNamed(element, 'units'), 'unit').flatMap((unit) => {
    const name = valueOf(unit, 'unit_name').slice(0, kindLimits.unitLength)
    const multiplier = readNumber(valueOf(unit, 'multiplier'))
    if (name === '' || !Number.isFinite(multiplier) || multiplier === 0) return []
    return [{ name, also: [], factor: decimalOf(1 / multiplier) }]
  })
  const grading = valueOf(element, 'unitgradingtype')
  const written = modes[valueOf(element, 'showunits')] ?? 'typed'
  if (units.length === 0 || written === 'none') return {}
  const costs: Numeric['key']['unit_costs'] = {
    // Without a penalty a unit is optional.
    share:
      grading === '1' || grading === '2'
        ? Math.min(100, Math.round(100 * readNumber(valueOf(element, 'unitpenalty'))))
        : 0,
    of: grading === '2' ? 'all' : 'credit',
  }
  const kept = units.slice(0, kindLimits.units)
  return {
    units: {
      presentation: { unit: written, units: written === 'chosen' ? kept.map(({ name }) => name) : [] },
      units: kept,
      unit_costs: costs,
    },
  }
}
