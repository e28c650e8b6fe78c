import { hashToken } from '../../auth/identity/token.ts'

/**
 * Returns the stored form of a code. It includes the token, which is not stored, so that nobody can try all codes
 * against it.
 */
export const hashCode = (token: string, code: string): string =>
  hashToken(`${token} ${code.replaceAll(/[\s-]/g, '')}`)
