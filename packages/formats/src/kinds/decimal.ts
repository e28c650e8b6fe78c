/** Writes the result of a calculation without what arithmetic with doubles adds to it: 0.1 + 0.2 is "0.3". */
export const decimalOf = (value: number): string => String(Number(value.toPrecision(12)))
