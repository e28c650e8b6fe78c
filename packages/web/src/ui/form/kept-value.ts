/**
 * What a person wrote in a window and has not sent yet. It outlives the window, a reload, a crash and a sign-out, so
 * that none of them loses it. Each account has its own, and what nobody came back to for a month is deleted.
 */

const prefix = 'written: '
const keptForMs = 30 * 24 * 60 * 60 * 1_000

type Kept = { at: number; value: unknown }

/** The account stays known after its sign-out in another tab, because the window may still be open. */
let account = ''
const accountNow = (): string => (account = localStorage.getItem('uid') ?? account)

const keyOf = (what: string): string => `${prefix}${accountNow()} ${what}`

const read = (key: string): Kept | undefined => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

let isSwept = false
const sweep = (): void => {
  if (isSwept) return
  isSwept = true
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
  for (const key of keys.filter((one) => one.startsWith(prefix)))
    if (Date.now() - (read(key)?.at ?? 0) > keptForMs) localStorage.removeItem(key)
}

/** `what` names the window and what it belongs to. Undefined if nothing is kept. */
export const readKept = <Value>(what: string): Value | undefined => {
  try {
    sweep()
    return read(keyOf(what))?.value as Value | undefined
  } catch {
    // Storage is off.
    return undefined
  }
}

/** Stores a value, or deletes it if it is undefined. One that is too long stays only on the screen. */
export const keep = (what: string, value: unknown): void => {
  try {
    if (value === undefined) localStorage.removeItem(keyOf(what))
    else localStorage.setItem(keyOf(what), JSON.stringify({ at: Date.now(), value } satisfies Kept))
  } catch {
    // Storage is full or off.
  }
}
