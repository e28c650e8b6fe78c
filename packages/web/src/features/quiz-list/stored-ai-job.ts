import { readCredentials } from '../../auth/credentials.ts'

/** The local storage key of an instructor's running AI job, so that it is found after a page reload. */
const keyOf = (uid: string) => `aiJob:${uid}`

/** The local storage key of the last finished job, so that it can be undone. */
const lastKeyOf = (uid: string) => `lastAiJob:${uid}`

const withKey = <T>(access: (key: string) => T, toKey = keyOf): T | undefined => {
  const uid = readCredentials()?.uid
  try {
    return uid === undefined ? undefined : access(toKey(uid))
  } catch {
    // Without storage the job is only polled while the page is open.
    return undefined
  }
}

export const storeAiJob = (jobId: string): void => withKey((key) => localStorage.setItem(key, jobId))
export const clearAiJob = (): void => withKey((key) => localStorage.removeItem(key))
/** The id of the job that the signed-in instructor started in this browser, until its end was shown. */
export const readStoredAiJob = (): string | undefined =>
  withKey((key) => localStorage.getItem(key)) ?? undefined

const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** Calls the listener when the job that can be undone changes. Returns a function that unsubscribes it. */
export const subscribeLastAiJob = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const storeLastAiJob = (jobId: string): void => {
  withKey((key) => localStorage.setItem(key, jobId), lastKeyOf)
  tell()
}
export const clearLastAiJob = (): void => {
  withKey((key) => localStorage.removeItem(key), lastKeyOf)
  tell()
}
/** The id of the last finished job that was not undone, as far as this browser knows. */
export const readLastAiJob = (): string | undefined =>
  withKey((key) => localStorage.getItem(key), lastKeyOf) ?? undefined
