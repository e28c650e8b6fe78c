import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** Argon2id with the library's parameters (19 MiB, two passes), as OWASP advises. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'))

/** Whether a password is the hashed one. A hash that can't be read matches nothing. */
export const matchesPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password.normalize('NFC')).catch(() => false)

let decoy: Promise<string> | undefined

/** A hash that no password matches: checking against it takes the time that checking a real one takes. */
export const decoyHash = (): Promise<string> =>
  (decoy ??= hashPassword(randomBytes(32).toString('base64url')))
