import { createHash, randomBytes } from 'node:crypto'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { Handlers } from '@quizwright/contracts/walkers/fastify.ts'
import { and, eq, sum } from 'drizzle-orm'
import { succeeded } from '../../shared/answers.ts'
import type { Context } from '../../shared/context.ts'
import { images } from '../../shared/database/tables.ts'
import { publicKey } from '../../shared/files/serve-files.ts'
import { encodeImage } from '../../shared/images/encode-image.ts'

/** Keeps a picture, freshly encoded, behind a link that nobody can guess. The same picture of the same instructor is kept once. */
export const uploadImage = (context: Context): Handlers<'main'>['uploadImage'] => async ({ upload, user }) => {
  const { bytes, ending } = await encodeImage(await readAll(upload.content))
  return succeeded({ data: { link: `/files/${await keepImage(context, { bytes, ending, ownerId: user.userId })}` } })
}

type NewImage = { bytes: Buffer; ending: string; ownerId: string }

const keepImage = async ({ db, store, limits, now }: Context, { bytes, ending, ownerId }: NewImage): Promise<string> => {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const isSame = and(eq(images.ownerId, ownerId), eq(images.sha256, sha256))
  const [known] = await db.select({ id: images.id }).from(images).where(isSame)
  if (known) return known.id

  const [kept] = await db.select({ bytes: sum(images.bytes) }).from(images).where(eq(images.ownerId, ownerId))
  if (Number(kept?.bytes ?? 0) + bytes.length > limits.imageQuotaBytes) throw new Problem('QUOTA')

  const id = `${randomBytes(16).toString('hex')}.${ending}`
  await store.put(publicKey(id), bytes)
  const added = await db.insert(images).values({ id, ownerId, sha256, mediaType: `image/${ending}`, bytes: bytes.length, createdAt: now() }).onConflictDoNothing().returning()
  if (added.length > 0) return id
  await store.delete(publicKey(id))
  const [winner] = await db.select({ id: images.id }).from(images).where(isSame)
  return winner!.id
}

const readAll = async (content: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}
