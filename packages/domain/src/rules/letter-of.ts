/** The letter of an option, a choice or an item by its index: A, B, C. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index)
