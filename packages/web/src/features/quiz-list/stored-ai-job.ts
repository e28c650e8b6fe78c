import { readCredentials } from '../../auth/credentials.ts'

/**
 * Under which the AI job of an instructor is remembered, so that a reload of the page does not lose sight of
 * it.
 */
const keyOf = (uid: string) => `aiJob:${uid}`

const withKey = <T>(access: (key: string) => T): T | undefined => {
  const uid = readCredentials()?.uid
  try {
    return uid === undefined ? undefined : access(keyOf(uid))
  } catch {
    // Without storage the job is followed as long as the page is open.
    return undefined
  }
}

export const storeAiJob = (jobId: string): void => withKey((key) => localStorage.setItem(key, jobId))
export const clearAiJob = (): void => withKey((key) => localStorage.removeItem(key))
/** The job that the signed-in instructor started in this browser and whose end nobody has seen. */
export const readStoredAiJob = (): string | undefined =>
  withKey((key) => localStorage.getItem(key)) ?? undefined
