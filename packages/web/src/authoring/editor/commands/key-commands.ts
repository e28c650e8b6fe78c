export type KeyCommand = 'save' | 'palette' | 'shortcuts' | 'search'

const withControl: Readonly<Partial<Record<string, KeyCommand>>> = { s: 'save', k: 'palette' }
const alone: Readonly<Partial<Record<string, KeyCommand>>> = { '?': 'shortcuts', '/': 'search' }

/** What a key leads to, with Control or Command (`isCommand`) or alone. Alone, a key in a text writes. */
export const keyCommand = (key: string, isCommand: boolean, isInText: boolean): KeyCommand | undefined => {
  if (isCommand) return withControl[key.toLowerCase()]
  return isInText ? undefined : alone[key]
}
