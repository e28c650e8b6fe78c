import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { successResponse } from '../http/response-bodies.ts'
import type { Context } from '../context.ts'
import { encodeUpload } from './encode-upload.ts'
import { storeImage } from './store-image.ts'

/**
 * Encodes an uploaded image again and stores it under a link that cannot be guessed. Equal images of one instructor
 * are stored once.
 */
export const uploadImage =
  (context: Context): Handlers<'main'>['uploadImage'] =>
  async ({ upload, user, signal }) => {
    return successResponse({
      data: {
        link: await storeImage(context, {
          ...(await encodeUpload({ owner: user.userId, content: upload.content, signal })),
          ownerId: user.userId,
          quotaBytes: context.limits.imageQuotaBytes,
        }),
      },
    })
  }
