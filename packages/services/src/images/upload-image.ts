import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { successResponse } from '../http/response-bodies.ts'
import type { Context } from '../context.ts'
import { encodeImage } from './encode-image.ts'
import { storeImage, readAll } from './store-image.ts'

/**
 * Keeps a picture, freshly encoded, behind a link that nobody can guess. The same picture of the same
 * instructor is kept once.
 */
export const uploadImage =
  (context: Context): Handlers<'main'>['uploadImage'] =>
  async ({ upload, user }) => {
    const { bytes, ending } = await encodeImage(await readAll(upload.content))
    return successResponse({
      data: {
        link: await storeImage(context, {
          bytes,
          ending,
          ownerId: user.userId,
          quotaBytes: context.limits.imageQuotaBytes,
        }),
      },
    })
  }
