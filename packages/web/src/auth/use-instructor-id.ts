import { useState } from 'react'
import { requireUid } from './credentials.ts'

/**
 * The id of the instructor who was signed in when the screen was opened. It stays when the sign-in is lost: the next
 * request is refused and redirects to the sign-in page.
 */
export const useInstructorId = (): string => useState(requireUid)[0]
