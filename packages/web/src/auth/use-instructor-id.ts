import { useState } from 'react'
import { readCredentials, requireUid } from './credentials.ts'

let latest: string | undefined

/**
 * The id of the instructor who was signed in when the screen was opened. It stays the same when the sign-in
 * is lost, also for parts of the screen that load later. Their next request is refused and redirects to the
 * sign-in page.
 */
export const useInstructorId = (): string =>
  useState(() => {
    latest = readCredentials()?.uid ?? latest
    return latest ?? requireUid()
  })[0]
