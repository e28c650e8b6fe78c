export type KeyCommand = 'save' | 'palette' | 'shortcuts' | 'search'

const withControl: Readonly<Partial<Record<string, KeyCommand>>> = { s: 'save', k: 'palette' }
const alone: Readonly<Partial<Record<string, KeyCommand>>> = { '?': 'shortcuts', '/': 'search' }

/**
 * The command of a key, pressed with Control or Command (`isCommand`) or alone. In a text field, a key alone
 * is typed.
 */
export const keyCommand = (key: string, isCommand: boolean, isInText: boolean): KeyCommand | undefined => {
  if (isCommand) return withControl[key.toLowerCase()]
  return isInText ? undefined : alone[key]
}
