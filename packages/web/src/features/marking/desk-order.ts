/** In which order the parts of the desk stand on a phone, below the question. */
export const deskOrder = { answer: '1', suggestion: '2', solution: '3', mark: '4' } as const
