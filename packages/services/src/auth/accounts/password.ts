import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { expensiveTurns } from '../../scheduling/expensive-turns.ts'

/** Hashes with Argon2id and the library's defaults (19 MiB, two passes), which OWASP recommends. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'))

/**
 * Whether the password matches the hash. A malformed hash matches no password. Few are compared at a time, because
 * anybody can ask for it, and it occupies threads that read and write files, too. Throws BUSY if too many wait.
 */
export const matchesPassword = (passwordHash: string, password: string): Promise<boolean> =>
  expensiveTurns.hashing.run('all', () => verify(passwordHash, password.normalize('NFC')).catch(() => false))

let decoy: Promise<string> | undefined

/** A hash that no password matches. Verifying a password against it takes as long as against a real hash. */
export const decoyHash = (): Promise<string> =>
  (decoy ??= hashPassword(randomBytes(32).toString('base64url')))
