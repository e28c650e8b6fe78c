import { defined, elementAt } from '@quizwright/domain/defined.ts'
import { createHash, randomBytes } from 'node:crypto'
import { desc, eq } from '../../../database/drizzle.ts'
import { afterAll, beforeEach, expect } from 'vitest'
import { mails } from '../../../database/tables/mails.ts'
import { setUpServices } from '../../../test-support/set-up-services.ts'
import { signWith, startTestProvider } from '../../../test-support/test-provider.ts'
import type { OidcProvider } from '../provider-settings.ts'

const settings = (name: string, issuer: string): OidcProvider => ({
  name,
  label: 'The University',
  issuer,
  clientId: 'quizwright',
  clientSecret: 'secret',
  privateKey: undefined,
  scopes: 'openid email profile',
  claim: 'roles',
  instructorValues: ['teacher'],
  operatorValues: [],
  domains: [],
  createsAccounts: true,
})

/** Starts services with two providers and one that is down, for the tests of the calling file. */
export const setUpOidcTests = async () => {
  const provider = await startTestProvider()
  const other = await startTestProvider()
  afterAll(async () => {
    await provider[Symbol.asyncDispose]()
    await other[Symbol.asyncDispose]()
  })
  const key = elementAt(provider.keys, 0)
  const services = await setUpServices({
    pageOrigins: ['http://quiz.test'],
    oidcProviders: [
      settings('uni', provider.issuer),
      settings('lab', other.issuer),
      // Nobody listens there.
      settings('down', 'http://127.0.0.1:9'),
    ],
  })
  const { db } = services

  let count = 0
  const subject = (): string => `u${count}`
  const email = (): string => `ada${count}@uni.test`
  beforeEach(() => {
    count += 1
    provider.status = 200
    provider.keys = [key]
    provider.idToken = (right) => signWith(key, right)
    provider.userInfo = {
      sub: subject(),
      name: 'Ada Khan',
      email: email(),
      email_verified: true,
      roles: ['teacher'],
    }
  })

  const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

  /** Begins a sign-in as the window does, up to the provider's page. */
  const begin = async (name = 'uni') => {
    const secret = randomBytes(32).toString('base64url')
    const page = await fetch(`${services.url}/sign-in`)
    const cookie = elementAt(defined(page.headers.get('set-cookie'), 'headers.get').split(';'), 0)
    const answer = await fetch(`${services.url}/sign-in/with/${name}?flow=${sha256(secret)}`, {
      redirect: 'manual',
      headers: { cookie },
    })
    const there = new URL(answer.headers.get('location') ?? services.url)
    provider.nonce = there.searchParams.get('nonce') ?? ''
    other.nonce = provider.nonce
    return { secret, cookie, there, answer, state: there.searchParams.get('state') ?? '' }
  }
  type Begun = Awaited<ReturnType<typeof begin>>

  const comeBack = ({ cookie, state }: Begun, more: Record<string, string> = {}) => {
    const query = new URLSearchParams({ code: 'c', state, iss: provider.issuer, ...more })
    return fetch(`${services.url}/sign-in/return?${query}`, { headers: { cookie } })
  }
  type Window = Pick<Begun, 'cookie' | 'secret'>
  const send = async (call: string, { cookie, secret }: Window, more: object) => {
    const answer = await fetch(`${services.url}/sign-in/${call}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ secret, ...more }),
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  const redeem = (window: Window, password?: string) => send('redeem', window, { password })
  const redeemByCode = (window: Window, code: string) => send('redeem', window, { code })
  const mailCode = (window: Window) => send('mail-code', window, {})
  /** The code in the last mail to an address. No mail server is set up. */
  const readCode = async (recipient: string): Promise<string> => {
    const [mail] = await db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(desc(mails.id))
    return defined(/\b\d{6}\b/.exec(mail?.body ?? ''), 'match')[0]
  }
  const signIn = async () => {
    const begun = await begin()
    expect((await comeBack(begun)).status).toBe(200)
    return await redeem(begun)
  }
  const isSignedIn = async ({ uid, token }: Record<string, unknown>): Promise<boolean> => {
    const answer = await fetch(`${services.url}/v1/auth/authenticate-frontend-route`, {
      method: 'POST',
      headers: { uid: String(uid), authorization: String(token), 'content-type': 'application/json' },
      body: JSON.stringify({ path: '/quiz', user_id: uid }),
    })
    return answer.ok
  }
  return {
    services,
    db,
    provider,
    other,
    key: key,
    subject,
    email,
    begin,
    comeBack,
    redeem,
    redeemByCode,
    mailCode,
    readCode,
    signIn,
    isSignedIn,
    sha256,
  }
}
