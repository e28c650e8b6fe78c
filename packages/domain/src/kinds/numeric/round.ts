/** Moves the decimal point, without the errors of a multiplication. */
const shifted = (value: number, places: number): number => {
  const [digits = '', exponent = '0'] = String(value).split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}

/** Rounds to so many decimals, half away from 0. */
export const roundToDecimals = (value: number, decimals: number): number => {
  if (!Number.isFinite(value)) return value
  return Math.sign(value) * shifted(Math.round(shifted(Math.abs(value), decimals)), -decimals)
}

/** Rounds to so many significant digits, half away from 0. */
export const roundToDigits = (value: number, digits: number): number => {
  if (value === 0 || !Number.isFinite(value)) return value
  const exponent = Number(value.toExponential().split('e')[1])
  return roundToDecimals(value, digits - 1 - exponent)
}
