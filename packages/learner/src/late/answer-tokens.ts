import { storedStudentTokens } from '../connection/browser-storage.ts'

/**
 * The tokens to try. If the instructor has replaced a personal link, the attempt's own token is no longer valid, but
 * that of the student who opened the new link is.
 */
export const tokensFor = ({ token }: { token: string }): string[] => [
  ...new Set([token, ...storedStudentTokens()]),
]
