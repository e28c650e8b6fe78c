import { useState } from 'react'
import { readCredentials, requireUid } from './credentials.ts'

let latest: string | undefined

/**
 * The id of the instructor who was signed in when the screen was opened. It stays when the sign-in is lost, also for
 * a part of the screen whose code arrives after that: the next request is refused and redirects to the sign-in page.
 */
export const useInstructorId = (): string =>
  useState(() => {
    latest = readCredentials()?.uid ?? latest
    return latest ?? requireUid()
  })[0]
