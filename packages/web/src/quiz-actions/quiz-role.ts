import type { EndpointName } from '@quizwright/contracts/endpoints.ts'
import { say, texts } from '@quizwright/domain/language/say.ts'
import { mayAs, type Role } from '@quizwright/domain/rules/role.ts'
import { createContext, useContext } from 'react'
import { useIsOffered } from '../api/offered-calls.ts'

/**
 * The role of the signed-in instructor in the quiz around a screen. Outside of a quiz, and with services that share
 * nothing, everybody owns what they see.
 */
export const QuizRole = createContext<Role>('owner')

/** Whether the signed-in instructor may do what needs a role. What they may not do is not shown. */
export const useMay = (needed: Role): boolean => mayAs(useContext(QuizRole), needed)

/** Whether the signed-in instructor, a marker, sees only the results in their share of the marking. */
export const OnlyShare = createContext(false)

/** Whether the signed-in instructor may see the results of all students. */
export const useMaySeeAll = (): boolean => {
  const hasOnlyShare = useContext(OnlyShare)
  return useMay('marker') && !hasOnlyShare
}

/** Whether the services offer these calls, as far as is known, and the signed-in instructor may make them. */
export const useMayCall = (needed: Role, ...names: readonly EndpointName[]): boolean => {
  const isOffered = useIsOffered(...names)
  return useMay(needed) && isOffered
}

const names = texts({ owner: 'Owner', editor: 'Editor', marker: 'Marker', viewer: 'Viewer' })
/** The name of a role as a person has it. */
export const sayRole = (role: Role): string => say(names[role])
