/**
 * Questions with drawn numbers: their variables, the rows of one, and the characters of a name and of a formula.
 * `variants`: how many combinations of values can be drawn from.
 */
export const drawnLimits = {
  variables: 10,
  rows: 200,
  nameLength: 20,
  formulaLength: 300,
  variants: 1_000_000_000,
} as const
