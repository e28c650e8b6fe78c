import { toasts } from '@quizwright/contracts/texts.ts'
import { useMutation } from '@tanstack/react-query'
import { problemText } from '../api/problem-text.ts'
import { rest } from '../api/rest.ts'
import { toast } from '../ui/feedback/toaster-store.ts'

/** The label under which all pictures of instructors are stored; the token says whose they are. */
const label = 'instructor'

/**
 * Takes the files that were chosen, dropped or pasted at once: one picture goes up, of several none does. The
 * link that comes back begins at the root of this site.
 */
export const useImageUpload = (onUploaded: (link: string) => void) => {
  const upload = useMutation({
    mutationFn: async (file: File) => (await rest.uploadImage({ file, fields: { userId: label } })).data.link,
    onSuccess: onUploaded,
    onError: (error) => toast.error(toasts.imageUploadFailed, problemText(error)),
  })
  const take = (files: readonly File[]) => {
    const [first, ...others] = files
    if (others.length > 0) toast.error(toasts.oneImageOnly)
    else if (first) upload.mutate(first)
  }
  return { take, isUploading: upload.isPending }
}
