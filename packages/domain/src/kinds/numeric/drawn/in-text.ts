import { readFormula, type Unreadable, type Values } from './formula.ts'

/** A place in a text where a value is put: `[[a]]`, or `[[=2*a]]` where it is computed. */
const placeholder = /\[\[\s*(=?)([^[\]]{1,300})\]\]/g

/** A value with at most twelve digits, so that 0.1 + 0.2 is 0.3. */
export const writeValue = (value: number | undefined): string =>
  value === undefined || !Number.isFinite(value) ? '' : String(Number(value.toPrecision(12)))

type Drawn = { written: ReadonlyMap<string, string>; values: Values }

/** Puts the drawn values into a text. What is no variable stays as it is. */
export const withValues = (text: string, { written, values }: Drawn): string =>
  text.replaceAll(placeholder, (whole, sign: string, inside: string) => {
    if (sign === '') return written.get(inside.trim()) ?? whole
    const formula = readFormula(inside)
    return 'wrong' in formula ? whole : writeValue(formula.valueFor(values))
  })

/**
 * Writes the places of values in another way. `isComputed` tells a formula from a name; undefined leaves one as it is.
 */
export const mapPlaces = (
  text: string,
  write: (inside: string, isComputed: boolean) => string | undefined,
): string =>
  text.replaceAll(
    placeholder,
    (whole, sign: string, inside: string) => write(inside.trim(), sign !== '') ?? whole,
  )

/** The names of the variables that a text shows, and what in it can not be read. */
export const shownIn = (text: string): { names: Set<string>; wrong: Unreadable[] } => {
  const names = new Set<string>()
  const wrong: Unreadable[] = []
  for (const [, sign, inside = ''] of text.matchAll(placeholder)) {
    const formula = sign === '' ? undefined : readFormula(inside)
    if (formula === undefined) names.add(inside.trim())
    else if ('wrong' in formula) wrong.push(formula)
    else for (const name of formula.names) names.add(name)
  }
  return { names, wrong }
}

/** The formulas whose values a text shows. */
export const computedIn = (text: string): string[] =>
  [...text.matchAll(placeholder)].flatMap(([, sign, inside = '']) => (sign === '' ? [] : [inside]))
