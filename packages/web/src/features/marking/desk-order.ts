/** The order of the parts below the question on a phone. */
export const deskOrder = { answer: '1', suggestion: '2', solution: '3', mark: '4' } as const
/** The order of the parts of the mark's panel on a phone. */
export const panelOrder = {
  together: '1',
  mark: '2',
  accept: '3',
  choices: '4',
  typed: '5',
  comment: '6',
  moves: '7',
} as const
