import { isDrawing } from '@quizwright/formats/entry/file-images.ts'
import type { Context } from '../../context.ts'
import { encodeDrawing } from '../../images/encode-drawing.ts'
import { encodeInTurn } from '../../images/encode-upload.ts'
import { storeImage } from '../../images/store-image.ts'
import type { KeepImage } from '../worker/read-in-worker.ts'

/** Encodes and stores the images of a file as if the file's owner had uploaded them. */
export const keepImagesOf =
  (context: Context, ownerId: string): KeepImage =>
  async (bytes) =>
    storeImage(context, {
      ...(await (isDrawing(bytes)
        ? encodeInTurn(ownerId, bytes, undefined, undefined, encodeDrawing)
        : encodeInTurn(ownerId, bytes))),
      ownerId,
      quotaBytes: context.limits.imageQuotaBytes,
    })
