import type { JWTPayload } from 'jose'
import { claimNames } from '../lti/claims.ts'
import type { LtiPlatform } from '../lti/platform-settings.ts'

/** A page of a course with one link, which opens in a frame. */
export type CoursePage = {
  loginUrl: string
  targetUrl: string
  /** Whether the page keeps what tools give it (LTI platform storage), or only promises it. */
  storage: 'none' | 'kept' | 'silent'
  /** The claims of whoever opens it. */
  claims: Record<string, unknown>
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Keeps values by their key, for the origin that gave them. */
const storageScript = `
const kept = new Map()
addEventListener('message', ({ data, origin, source }) => {
  const at = origin + ' ' + data.key
  const answer = (value) => source.postMessage(
    { subject: data.subject + '.response', message_id: data.message_id, key: data.key, value }, origin)
  if (data.subject === 'lti.put_data') { kept.set(at, data.value); answer(data.value) }
  if (data.subject === 'lti.get_data') answer(kept.get(at))
})`

export const coursePage = (
  { loginUrl, targetUrl, storage }: CoursePage,
  { issuer, clientId }: LtiPlatform,
): string => {
  const query = new URLSearchParams({
    iss: issuer,
    client_id: clientId,
    login_hint: '1',
    target_link_uri: targetUrl,
    ...(storage !== 'none' && { lti_storage_target: '_parent' }),
  })
  const source = escape(`${loginUrl}?${query}`)
  const frame = `<iframe src="${source}" style="border:0;width:100%;height:90vh" title="Quiz"></iframe>`
  return `<!doctype html><title>Physics 1</title><meta name="viewport" content="width=device-width">
    <h1>Physics 1</h1>${storage === 'kept' ? `<script>${storageScript}</script>` : ''}${frame}`
}

type Signer = {
  course: CoursePage
  claims: (changes: Record<string, unknown>) => JWTPayload
  sign: (claims: JWTPayload) => Promise<string>
}

/** Answers an authorization request by a form that the browser posts at once. */
export const authorizePage = async (address: string, { course, claims, sign }: Signer): Promise<string> => {
  const asked = new URL(address, 'http://platform.test').searchParams
  const seconds = Math.floor(Date.now() / 1_000)
  const token = await sign(
    claims({
      nonce: asked.get('nonce'),
      iat: seconds,
      exp: seconds + 300,
      [claimNames.targetLinkUri]: course.targetUrl,
      ...course.claims,
    }),
  )
  const field = (name: string, value: string) =>
    `<input type="hidden" name="${name}" value="${escape(value)}">`
  return `<!doctype html><form method="post" action="${escape(asked.get('redirect_uri') ?? '')}">
    ${field('id_token', token)}${field('state', asked.get('state') ?? '')}</form>
    <script>document.forms[0].submit()</script>`
}
