/** What options earn, as other tools write it in their tables: "50%", "-33.33", "0,5". */
const share = /^([+-]?\d{1,4}(?:[.,]\d{1,6})?)\s*%?$/

/** The number of a cell, 0 for an empty one; undefined for what is no number. */
export const shareIn = (cell: string): number | undefined => {
  const written = cell.trim().replace(/^[−–]/, '-')
  if (written === '') return 0
  const number = share.exec(written)?.[1]
  return number === undefined ? undefined : Number(number.replace(',', '.'))
}

const separators: readonly RegExp[] = [/\s*[|\n]\s*/, /\s*;\s*/, /\s*\/\s*/, /,\s+/, /,/, /\s+/]

/** The parts of a cell that has a number for each option: "50/50/-50", "100%|0%|0%". */
export const sharesListed = (cell: string): number[] | undefined => {
  const written = cell.trim().replace(/^[[({]\s*(.*?)\s*[\])}]$/s, '$1')
  if (!/^[-+−–\d]/.test(written)) return undefined
  const separator = separators.find((one) => one.test(written))
  const parts = separator ? written.split(separator).filter((part) => part !== '') : []
  const shares = parts.map(shareIn)
  return shares.length > 1 && shares.every((one) => one !== undefined) ? shares : undefined
}

/** In percent of the marks: a list that says so, or whose numbers make all of the marks together or one by one. */
const arePercents = (shares: readonly number[]): boolean => {
  const gained = shares.filter((one) => one > 0)
  const sum = gained.reduce((all, one) => all + one, 0)
  return Math.max(...shares) === whole || Math.abs(sum - whole) < nearly
}
const whole = 100
/** Three times 33 are all of the marks. */
const nearly = 1.5

/** The same shares in percent. Undefined where they are points, of which nobody knows how many are all. */
export const inPercent = (shares: readonly number[]): number[] | undefined => {
  if (arePercents(shares)) return [...shares]
  const percents = shares.map((one) => one * whole)
  return shares.every((one) => Math.abs(one) <= 1) && arePercents(percents) ? percents : undefined
}
