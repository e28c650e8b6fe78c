import { formulaConstants, formulaFunctions } from '@quizwright/domain/kinds/numeric/drawn/functions.ts'
import { drawnLimits } from '@quizwright/domain/kinds/numeric/drawn/limits.ts'

const isTaken = (name: string): boolean =>
  formulaFunctions.has(name) || formulaConstants.has(name) || name === 'this'

/** Returns the names that variables of another tool get here, where a name is a letter with letters and digits. */
export const safeNames = (names: readonly string[]): Map<string, string> => {
  const given = new Map<string, string>()
  const used = new Set<string>()
  for (const name of names) {
    const plain = name.replaceAll(/[^A-Za-z0-9_]+/g, '_').slice(0, drawnLimits.nameLength - 3)
    const base = /^[A-Za-z]/.test(plain) ? plain : `v${plain}`
    let own = isTaken(base) ? `${base}_` : base
    for (let no = 2; used.has(own); no++) own = `${base}_${no}`
    used.add(own)
    given.set(name, own)
  }
  return given
}
