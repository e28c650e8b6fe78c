import { storedUser, token } from '@quizwright/contracts/schemas/user.ts'
import { id } from '@quizwright/domain/schemas/text.ts'
import * as z from 'zod/mini'

/** The three local storage keys of a sign-in. Only this file reads and writes them. */
const keys = { uid: 'uid', token: 'authorization', user: 'user' } as const

const credentials = z.object({ uid: id, token, user: storedUser })
export type Credentials = z.infer<typeof credentials>

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Reads who is signed in from local storage. If a key is missing, invalid or belongs to another user than the
 * others, clears all three and returns null.
 */
export const readCredentials = (): Credentials | null => {
  const [uid, authorization, user] = [keys.uid, keys.token, keys.user].map((key) => localStorage.getItem(key))
  const stored = credentials.safeParse({ uid, token: authorization, user: parseJson(user ?? '') })
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

/** The id of the signed-in instructor. Throws if nobody is signed in, which the route guard prevents. */
export const requireUid = (): string => {
  const credentials = readCredentials()
  if (!credentials) throw new Error('Nobody is signed in.')
  return credentials.uid
}

/**
 * Calls the listener when another tab signs out or signs in another user. Returns a function that
 * unsubscribes it.
 */
export const onSignedOutElsewhere = (listener: () => void): (() => void) => {
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    const isCleared = key === null
    if (isCleared || (key === keys.uid && oldValue !== null && newValue !== oldValue)) listener()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
