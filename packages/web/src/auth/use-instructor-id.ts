import { useState } from 'react'
import { requireUid } from './credentials.ts'

/**
 * Whose quizzes a screen shows: who was signed in when it was opened. Should the sign-in be lost meanwhile,
 * the next call is refused and leads to the sign-in page; the screen itself stands until then.
 */
export const useInstructorId = (): string => useState(requireUid)[0]
