import { toasts } from '@quizwright/contracts/texts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { problemText } from '../../api/problem-text.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { rest } from '../../api/rest.ts'
import { requireUid } from '../../auth/credentials.ts'
import { copySharableLink } from '../../quiz-actions/copy-sharable-link.ts'
import { duplicateQuiz } from '../../quiz-actions/duplicate-quiz.ts'
import { faultText, questionAtFault } from '../../quiz-actions/question-at-fault.ts'
import { editorQuery } from '../../routes/editor-query.ts'
import { href } from '../../routes/routes.ts'
import { toast } from '../../ui/feedback/toaster-store.ts'
import { hasUnsaved } from '../document/has-unsaved.ts'
import { findOpenDraft } from '../document/open-drafts.ts'
import type { FramedQuiz } from './use-overview.ts'

type Action = {
  work: () => Promise<unknown>
  done: string
  doneDetail?: string
  /** What takes it back. */
  undo?: () => Action
  failed: string | ((error: unknown) => string | undefined)
  onFailed?: (error: unknown) => void
}

const signal = new AbortController().signal

const download = async ({ _id, name }: FramedQuiz): Promise<void> => {
  try {
    const { exportQuizzes } = await import('../../quiz-actions/export-quizzes.ts')
    const files = await exportQuizzes([{ _id, name }], { signal, onProgress: () => undefined })
    if (files === 0) toast.warning('Nothing was exported: there are no questions yet.')
    else toast.success(toasts.fileDownloaded)
  } catch (error) {
    toast.error(toasts.fileDownloadFailed, problemText(error))
  }
}

/** What the frame does to its quiz, each with the toast that says how it ended. */
export const useQuizActions = (quiz: FramedQuiz) => {
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const { mutate, isPending } = useMutation<unknown, Error, Action>({
    mutationFn: ({ work }: Action) => work(),
    onSuccess: (_response, { done, doneDetail, undo }): void => {
      const takeBack = undo && { label: 'Undo', run: (): void => mutate(undo()) }
      toast.success(done, doneDetail, takeBack)
    },
    onError: (error, { failed, onFailed }) => {
      const reason = problemText(error)
      const text = typeof failed === 'function' ? failed(error) : failed
      if (text !== undefined && text !== reason) toast.error(text, reason)
      else toast.error(reason)
      onFailed?.(error)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.quizzes }),
  })
  const ids = { quiz_id: [quiz._id] }
  /** A draft that is open on this page is told, so that its editor shows the state that holds. */
  const setPublished = async (isPublished: boolean, work: () => Promise<unknown>) => {
    await work()
    findOpenDraft(requireUid(), quiz._id)?.store.trigger.quizDescribed({
      changes: { is_published: isPublished },
    })
  }
  const publish = () => {
    if (quiz.question_count === 0) {
      toast.warning('This quiz has no questions yet.', 'Add one, then publish.')
      return navigate(href.editQuestions(editorQuery(quiz)))
    }
    if (hasUnsaved(quiz._id)) {
      toast.warning(
        'The questions have changes that are not saved.',
        'Save Publish saves and publishes them.',
      )
      return navigate(href.editQuestions(editorQuery(quiz)))
    }
    mutate({
      work: () =>
        setPublished(true, () => rest.updateQuiz({ body: { quiz_id: quiz._id, is_published: true } })),
      done: toasts.published,
      failed: faultText,
      onFailed: (error) => {
        const fault = questionAtFault(error)
        if (fault) navigate(href.editQuestions(editorQuery(quiz, fault.questionNo)))
      },
    })
  }
  /** Published again as it was, with the date that it had. */
  const publishAgain = (): Action => ({
    work: () =>
      setPublished(true, () =>
        rest.updateQuiz({ body: { quiz_id: quiz._id, is_published: true, keeps_published_at: true } }),
      ),
    done: toasts.published,
    failed: faultText,
  })
  const archive = (): Action => ({
    work: () => rest.archiveQuizzes({ body: ids }),
    done: toasts.quizzesArchived,
    failed: toasts.selectQuiz,
    undo: unarchive,
  })
  const unarchive = (): Action => ({
    work: () => rest.unarchiveQuizzes({ body: ids }),
    done: toasts.quizzesUnarchived,
    failed: toasts.selectQuiz,
  })
  return {
    isBusy: isPending,
    publish,
    unpublish: () =>
      mutate({
        work: () => setPublished(false, () => rest.unpublishQuizzes({ body: ids })),
        done: toasts.quizUnpublished,
        failed: toasts.selectQuiz,
        undo: publishAgain,
      }),
    archive: () => mutate(archive()),
    unarchive: () => mutate(unarchive()),
    duplicate: () =>
      mutate({
        work: () => duplicateQuiz(quiz._id),
        done: toasts.quizDuplicated,
        doneDetail: 'The copy is among the unpublished quizzes.',
        failed: toasts.quizNotDuplicated,
      }),
    copyLink: () =>
      mutate({
        work: () => copySharableLink(quiz._id),
        done: toasts.linkCopied,
        failed: toasts.linkNotCopied,
      }),
    download: () => void download(quiz),
  }
}
export type QuizActions = ReturnType<typeof useQuizActions>
