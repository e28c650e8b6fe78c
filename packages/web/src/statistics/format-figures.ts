/** Stands where there is no figure. */
export const noFigure = '—'

type Maybe = number | null | undefined
const isFigure = (value: Maybe): value is number =>
  value !== null && value !== undefined && Number.isFinite(value)

/** A percentage from 0 to 100 with one decimal. */
export const showPercent = (value: Maybe): string =>
  isFigure(value) ? `${value.toFixed(1)}\u00a0%` : noFigure

/** Marks: whole ones without decimals. */
export const showMarks = (value: Maybe): string =>
  isFigure(value) ? value.toLocaleString(undefined, { maximumFractionDigits: 2 }) : noFigure

export const showCount = (value: Maybe): string => (isFigure(value) ? value.toLocaleString() : noFigure)
