/** Encodes a number such as 2.3 as one integer, by which the answer key finds its question. */
export const decimalNumber = (part: number, number: number): number => part * 100 + number
