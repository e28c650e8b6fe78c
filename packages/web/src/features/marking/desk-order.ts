/** The order of the parts below the question on a phone. */
export const deskOrder = { answer: '1', suggestion: '2', solution: '3', mark: '4' } as const
