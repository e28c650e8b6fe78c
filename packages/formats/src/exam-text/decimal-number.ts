/** Question 2.3 as one number, by which its key finds it. */
export const decimalNumber = (part: number, number: number): number => part * 100 + number
