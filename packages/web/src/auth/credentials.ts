import { storedUser, token } from '@quizwright/contracts/schemas/user.ts'
import { id } from '@quizwright/contracts/schemas/text.ts'
import * as z from 'zod/mini'

/**
 * The three keys of local storage that say who is signed in. Nothing else in the page reads or writes them.
 */
const keys = { uid: 'uid', token: 'authorization', user: 'user' } as const

const credentials = z.object({ uid: id, token, user: storedUser })
export type Credentials = z.infer<typeof credentials>

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Who is signed in, read anew at each call. Whatever is not what a sign-in stores (a key missing, broken, or
 * of somebody else than the others) is cleared and counts as nobody.
 */
export const readCredentials = (): Credentials | null => {
  const [uid, authorization, user] = [keys.uid, keys.token, keys.user].map((key) => localStorage.getItem(key))
  const stored = credentials.safeParse({ uid, token: authorization, user: parse(user ?? '') })
  if (
    stored.success &&
    stored.data.user.userId === stored.data.uid &&
    stored.data.user.token === stored.data.token
  )
    return stored.data
  clearCredentials()
  return null
}

export const storeCredentials = ({ uid, token, user }: Credentials): void => {
  localStorage.setItem(keys.uid, uid)
  localStorage.setItem(keys.token, token)
  localStorage.setItem(keys.user, JSON.stringify(user))
}

export const clearCredentials = (): void => {
  for (const key of Object.values(keys)) localStorage.removeItem(key)
}

/**
 * The signed-in instructor's id, for calls that are scoped by it. Screens behind the guard always have one.
 */
export const requireUid = (): string => {
  const found = readCredentials()
  if (!found) throw new Error('Nobody is signed in.')
  return found.uid
}

/** Calls back when another tab signs out, or signs somebody else in. */
export const onSignedOutElsewhere = (listener: () => void): (() => void) => {
  const heard = ({ key, oldValue, newValue }: StorageEvent) => {
    const isEmptied = key === null
    if (isEmptied || (key === keys.uid && oldValue !== null && newValue !== oldValue)) listener()
  }
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
}
