import { hashToken } from '../auth/token.ts'

/** What is stored of a code. Without the token, which is not stored, nobody can try all codes. */
export const hashCode = (token: string, code: string): string =>
  hashToken(`${token} ${code.replaceAll(/[\s-]/g, '')}`)
