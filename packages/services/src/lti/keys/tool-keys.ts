import { desc, eq } from '../../database/drizzle.ts'
import { EncryptJWT, exportJWK, generateKeyPair, importJWK, type JWK, jwtDecrypt } from 'jose'
import { readServerKeyBytes } from '../../auth/server-key.ts'
import type { Database, Queryable } from '../../database/database.ts'
import { lockNames } from '../../database/queries/lock-names.ts'
import { makeId } from '../../database/queries/make-id.ts'
import { ltiKeys } from '../../database/tables/lti.ts'

type KeyRow = typeof ltiKeys.$inferSelect

const dayMs = 24 * 60 * 60 * 1_000
/** A key signs for a year; its successor is published a day before, and it stays published for a week after. */
const lifeMs = 365 * dayMs
const announcedMs = dayMs
const retiredMs = 7 * dayMs

/** When a key begins to sign: the first one at once, others when platforms had a day to read them. */
const signsFrom = (key: KeyRow, isFirst: boolean): number =>
  key.createdAt.getTime() + (isFirst ? 0 : announcedMs)

type Ages = { signing: KeyRow | undefined; published: KeyRow[]; needsNext: boolean }

/**
 * Which key of a platform signs, which ones are published, and whether the next one is due. `keys` are all of one
 * platform, the newest first.
 */
export const keysByAge = (keys: readonly KeyRow[], now: Date): Ages => {
  const begins = keys.map((key, index) => signsFrom(key, index === keys.length - 1))
  const signing = begins.findIndex((begin) => begin <= now.getTime())
  const published = keys.filter((_, index) => {
    const replacedAt = index === 0 ? undefined : begins[index - 1]
    return replacedAt === undefined || now.getTime() < replacedAt + retiredMs
  })
  const newest = begins[0]
  return {
    signing: keys[signing],
    published,
    needsNext: newest === undefined || now.getTime() >= newest + lifeMs - announcedMs,
  }
}

const seal = (secret: Buffer, jwk: JWK): Promise<string> =>
  new EncryptJWT({ jwk }).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(secret)

const unseal = async (secret: Buffer, sealed: string): Promise<JWK> =>
  (await jwtDecrypt<{ jwk: JWK }>(sealed, secret)).payload.jwk

const readKeys = (db: Queryable, platform: string): Promise<KeyRow[]> =>
  db
    .select()
    .from(ltiKeys)
    .where(eq(ltiKeys.platform, platform))
    .orderBy(desc(ltiKeys.createdAt), desc(ltiKeys.kid))

/** Makes the next key if it is due, or wanted now. Processes that ask at the same moment make one. */
const addNextKey = (
  db: Database,
  { platform, secret, now }: Asked,
  isDue = ({ needsNext }: Ages): boolean => needsNext,
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockNames(tx, [`lti keys of ${platform}`])
    if (!isDue(keysByAge(await readKeys(tx, platform), now))) return
    const { publicKey, privateKey } = await generateKeyPair('RS256', {
      modulusLength: 2_048,
      extractable: true,
    })
    await tx.insert(ltiKeys).values({
      kid: makeId(),
      platform,
      publicJwk: await exportJWK(publicKey),
      sealedPrivateJwk: await seal(secret, await exportJWK(privateKey)),
      createdAt: now,
    })
  })

/** The key by which our private keys are kept encrypted. */
export const ltiSecret = (db: Queryable): Promise<Buffer> => readServerKeyBytes(db, 'lti-keys')

type Asked = { platform: string; secret: Buffer; now: Date }

const readCurrent = async (db: Database, asked: Asked): Promise<Ages> => {
  const ages = keysByAge(await readKeys(db, asked.platform), asked.now)
  if (!ages.needsNext) return ages
  await addNextKey(db, asked)
  return keysByAge(await readKeys(db, asked.platform), asked.now)
}

/** The key that signs for a platform, which is made when it is first needed and replaced each year. */
export const readSigningKey = async (
  db: Database,
  asked: Asked,
): Promise<{ kid: string; key: CryptoKey }> => {
  const { signing } = await readCurrent(db, asked)
  if (!signing) throw new Error(`No key signs for the platform ${asked.platform}.`)
  const key = await importJWK(await unseal(asked.secret, signing.sealedPrivateJwk), 'RS256')
  return { kid: signing.kid, key: key as CryptoKey }
}

/** Publishes the next key before its time, unless one is published already that does not sign yet. */
export const rotateKey = async (db: Database, asked: Asked): Promise<void> => {
  await readCurrent(db, asked)
  await addNextKey(db, asked, ({ signing, published }) => published[0]?.kid === signing?.kid)
}

/** When the key of a platform was made, and when the next one begins to sign. Makes none. */
export const readKeyTimes = async (
  db: Queryable,
  platform: string,
  now: Date,
): Promise<{ madeAt: Date | undefined; nextFrom: Date | undefined }> => {
  const { signing, published } = keysByAge(await readKeys(db, platform), now)
  const [newest] = published
  const isNext = newest !== undefined && signing !== undefined && newest.kid !== signing.kid
  return {
    madeAt: signing?.createdAt,
    nextFrom: isNext ? new Date(signsFrom(newest, false)) : undefined,
  }
}

/** The public keys by which platforms check what we sign. */
export const readKeySet = async (
  db: Database,
  { platforms, secret, now }: { platforms: readonly string[]; secret: Buffer; now: Date },
): Promise<{ keys: JWK[] }> => {
  const all = await Promise.all(platforms.map((platform) => readCurrent(db, { platform, secret, now })))
  return {
    keys: all
      .flatMap(({ published }) => published)
      .map(({ kid, publicJwk }) => ({ ...publicJwk, kid, alg: 'RS256', use: 'sig' })),
  }
}
