import { structureEndpoints } from '@quizwright/contracts/endpoints/structure.ts'
import { toasts } from '@quizwright/domain/texts.ts'
import { useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import { problemText } from '../api/problem-text.ts'
import { isProblem, rest } from '../api/rest.ts'
import { toast } from '../ui/feedback/toaster-store.ts'

/** The user id under which the images of all instructors are stored. The token identifies the owner. */
const userId = 'instructor'

/**
 * Uploads an image that was chosen, dropped or pasted. Several at once are refused. `onUploaded` gets the
 * link of the image, a path on this site.
 */
export const useImageUpload = (onUploaded: (link: string) => void) => {
  const { mutate, isPending } = useMutation({
    mutationFn: async (file: File) =>
      (await rest(structureEndpoints).uploadImage({ file, fields: { userId } })).data.link,
    // The services encode one image at a time, and refuse those beyond a short line.
    retry: (failures, error) => failures < 4 && isProblem(error) && error.code === 'BUSY',
    retryDelay: (failures) => 2_000 * (failures + 1) * (1 + Math.random()),
    onSuccess: onUploaded,
    onError: (error) => toast.error(toasts.imageUploadFailed, problemText(error)),
  })
  const uploadFiles = useCallback(
    (files: readonly File[]) => {
      const [first, ...rest] = files
      if (rest.length > 0) toast.error(toasts.oneImageOnly)
      else if (first) mutate(first)
    },
    [mutate],
  )
  return { uploadFiles, isUploading: isPending }
}
