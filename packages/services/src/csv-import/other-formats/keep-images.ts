import type { Context } from '../../context.ts'
import { storeImage } from '../../images/store-image.ts'
import type { KeepImage } from '../worker/read-in-worker.ts'

/** Stores the images of a file as if the file's owner had uploaded them. */
export const keepImagesOf =
  (context: Context, ownerId: string): KeepImage =>
  (image) =>
    storeImage(context, { ...image, ownerId, quotaBytes: context.limits.imageQuotaBytes })
