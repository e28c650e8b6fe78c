const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Codes that the browser has names for although they are no countries. */
const otherRegions = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])

/**
 * The English names of all countries known to the browser. Who picks one is counted with the others from
 * there.
 */
export const countryNames = (): string[] => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const codes = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !otherRegions.has(code))
  return [...new Set(codes.map((code) => names.of(code)).filter((name) => name !== undefined))].sort()
}
