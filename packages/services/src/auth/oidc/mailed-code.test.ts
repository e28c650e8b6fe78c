import { signWith } from '../../test-support/test-provider.ts'
import { expect, test } from 'vitest'
import { addAccount } from '../accounts/add-account.ts'
import { setUpOidcTests } from './testing/set-up-oidc.ts'

const {
  services,
  db,
  provider,
  other,
  email,
  begin,
  comeBack,
  redeem,
  redeemByCode,
  mailCode,
  readCode,
  signIn,
} = await setUpOidcTests()
const password = 'a long enough password'

/** A sign-in that has come back from the first or the second provider, with the address of this test's account. */
const atProvider = async (name: 'uni' | 'lab' = 'uni') => {
  if (name === 'lab') {
    other.idToken = (right) => signWith(other.keys[0]!, right)
    other.userInfo = { ...provider.userInfo, sub: `lab ${email()}` }
  }
  const begun = await begin(name)
  await comeBack(begun, name === 'lab' ? { iss: other.issuer } : {})
  return begun
}
const addAda = () => addAccount(db, { name: 'Ada', email: email(), password })

test('an account with a password is connected by a code, too, once', async () => {
  const uid = await addAda()
  const begun = await atProvider()
  expect((await redeem(begun)).body['code']).toBe('OIDC_PASSWORD_NEEDED')
  expect(await mailCode(begun)).toEqual({ status: 200, body: { isMailed: true } })
  const code = await readCode(email())
  expect(await redeemByCode(begun, code)).toMatchObject({ status: 200, body: { uid } })
  expect((await redeemByCode(begun, code)).status).toBe(202)
  expect(await signIn()).toMatchObject({ status: 200, body: { uid } })
})

test('an account of one provider is connected with a second one by a code, and both sign in', async () => {
  const { body } = await signIn()
  const begun = await atProvider('lab')
  expect(await redeem(begun)).toMatchObject({
    status: 409,
    body: { code: 'OIDC_CODE_NEEDED', message: expect.stringContaining(email()) },
  })
  expect((await redeem(begun, password)).status).toBe(401)
  await mailCode(begun)
  expect((await redeemByCode(begun, await readCode(email()))).body['uid']).toBe(body['uid'])
  expect((await redeem(await atProvider('lab'))).body['uid']).toBe(body['uid'])
  expect((await signIn()).body['uid']).toBe(body['uid'])
})

test('five wrong codes use a code up, and a new one ends the old', async () => {
  await addAda()
  const begun = await atProvider()
  await mailCode(begun)
  const first = await readCode(email())
  const wrong = String((Number(first) + 1) % 1_000_000).padStart(6, '0')
  const told: unknown[] = []
  for (let tries = 0; tries < 6; tries += 1) told.push((await redeemByCode(begun, wrong)).body['code'])
  expect(told).toEqual([...Array<string>(4).fill('CODE_WRONG'), 'CODE_USED_UP', 'CODE_USED_UP'])
  expect((await redeemByCode(begun, first)).body['code']).toBe('CODE_USED_UP')
  await mailCode(begun)
  const second = await readCode(email())
  if (first !== second) expect((await redeemByCode(begun, first)).body['code']).toBe('CODE_WRONG')
  expect((await redeemByCode(begun, second)).status).toBe(200)
})

test('a code works in the window that asked for it alone, and for ten minutes', async () => {
  await addAda()
  const begun = await atProvider()
  await mailCode(begun)
  const code = await readCode(email())
  const elsewhere = await atProvider()
  expect((await redeemByCode(elsewhere, code)).body['code']).toBe('CODE_EXPIRED')
  expect((await mailCode({ ...begun, cookie: elsewhere.cookie })).body['code']).toBe('CODE_EXPIRED')
  services.wait(11)
  expect((await redeemByCode(begun, code)).status).toBe(202)
  services.wait(-11)
})

test('nobody fills the mailbox of another', async () => {
  await addAda()
  const told: number[] = []
  for (let mail = 0; mail < 6; mail += 1) told.push((await mailCode(await atProvider())).status)
  expect(told).toEqual([...Array<number>(5).fill(200), 429])
})

test('a sign-in that needs no proof gets no mail', async () => {
  expect((await mailCode(await atProvider())).body['code']).toBe('CODE_EXPIRED')
})
