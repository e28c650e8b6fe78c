import type { Finding } from './finding.ts'
import { errorFinding, isBlank } from './required.ts'

const addressFields = ['issuer', 'authorization_url', 'token_url', 'keys_url'] as const

type Platform = Readonly<
  Record<(typeof addressFields)[number] | 'label' | 'client_id', string> & {
    frame_origins: readonly string[]
  }
>

const loopbackHosts = new Set(['127.0.0.1', 'localhost', '[::1]'])
const plainHost = /^[a-z0-9.:[\]-]+$/

/** Whether nobody can read on the way what is sent to an address. */
const isSafe = (text: string): boolean => {
  const url = URL.parse(text.trim())
  if (!url || !plainHost.test(url.host)) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && loopbackHosts.has(url.hostname))
}

/** Checks what an operator writes about a learning platform. */
export const platformFindings = (body: Platform): Finding[] => [
  ...(isBlank(body.label) ? [errorFinding('required', 'label', 'Give the platform a name')] : []),
  ...(isBlank(body.client_id)
    ? [errorFinding('required', 'client_id', 'Copy the client ID from the platform')]
    : []),
  ...addressFields
    .filter((field) => !isSafe(body[field]))
    .map((field) => errorFinding('address', field, 'This must be an address that begins with https://')),
  ...(body.frame_origins.every(isSafe)
    ? []
    : [errorFinding('address', 'frame_origins', 'Each origin must begin with https://')]),
]
