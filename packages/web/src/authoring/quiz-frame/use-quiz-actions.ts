import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { toasts } from '@quizwright/domain/texts.ts'
import { useLocation } from 'wouter'
import { rest } from '../../api/rest.ts'
import { usePublishingQuestion } from '../../comments/use-publishing-question.tsx'
import { requireUid } from '../../auth/credentials.ts'
import { useClosingQuestion } from '../../quiz-actions/use-closing-question.ts'
import { copySharableLink } from '../../quiz-actions/copy-sharable-link.ts'
import { faultText, questionAtFault } from '../../quiz-actions/question-at-fault.ts'
import { editorQuery } from '../../routes/editor-query.ts'
import { href } from '../../routes/routes.ts'
import { toast } from '../../ui/feedback/toaster-store.ts'
import { hasUnsaved } from '../document/has-unsaved.ts'
import { findOpenDraft } from '../document/drafts-on-page.ts'
import type { FramedQuiz } from './use-overview.ts'
import { type Action, useToastedAction } from './use-toasted-action.ts'
import { problemText } from '../../api/problem-text.ts'

const signal = new AbortController().signal

/** Saves the quiz as a file and shows the outcome. */
const downloadQuiz = async ({ _id, name }: FramedQuiz): Promise<void> => {
  try {
    const { exportQuizzes } = await import('../../quiz-actions/export-quizzes.ts')
    const files = await exportQuizzes([{ _id, name }], { signal, onProgress: () => undefined })
    if (files === 0) toast.warning(say('Nothing to export: there are no questions yet.'))
    else toast.success(toasts.fileDownloaded)
  } catch (error) {
    toast.error(toasts.fileDownloadFailed, problemText(error))
  }
}

/** The actions of the frame on its quiz. Each shows its outcome in a toast. */
export const useQuizActions = (quiz: FramedQuiz) => {
  const [, navigate] = useLocation()
  const { act, isPending } = useToastedAction()
  const { askFirst, question } = useClosingQuestion()
  const publishing = usePublishingQuestion(quiz._id, quiz.open_comments ?? 0)
  const ids = { quiz_id: [quiz._id] }
  /** Also updates a draft that is open on this page, so that its editor shows the new state. */
  const setPublished = async (isPublished: boolean, work: () => Promise<unknown>) => {
    await work()
    findOpenDraft(requireUid(), quiz._id)?.store.trigger.quizDescribed({
      changes: { is_published: isPublished },
    })
  }
  const publish = () => {
    if (quiz.question_count === 0) {
      toast.warning(say('This quiz has no questions yet.'), say('Add one, then publish.'))
      return navigate(href.editQuestions(editorQuery(quiz)))
    }
    if (hasUnsaved(quiz._id)) {
      toast.warning(
        say('The questions have unsaved changes.'),
        say('Use Save Publish to save and publish them.'),
      )
      return navigate(href.editQuestions(editorQuery(quiz)))
    }
    void publishing.askFirst(publishNow)
  }
  const publishNow = () =>
    act({
      work: () =>
        setPublished(true, () =>
          rest(quizEndpoints).updateQuiz({ body: { quiz_id: quiz._id, is_published: true } }),
        ),
      done: toasts.published,
      failed: faultText,
      onFailed: (error) => {
        const fault = questionAtFault(error)
        if (fault) navigate(href.editQuestions(editorQuery(quiz, fault.questionNo)))
      },
    })
  /** Publishes the quiz again with its former date. */
  const publishAgain = (): Action => ({
    work: () =>
      setPublished(true, () =>
        rest(quizEndpoints).updateQuiz({
          body: { quiz_id: quiz._id, is_published: true, keeps_published_at: true },
        }),
      ),
    done: toasts.published,
    failed: faultText,
  })
  const unpublish = (): Action => ({
    work: () => setPublished(false, () => rest(quizEndpoints).unpublishQuizzes({ body: ids })),
    done: toasts.quizUnpublished,
    failed: toasts.selectQuiz,
    undo: publishAgain,
  })
  const archive = (): Action => ({
    work: () => rest(quizEndpoints).archiveQuizzes({ body: ids }),
    done: toasts.quizzesArchived,
    failed: toasts.selectQuiz,
    undo: unarchive,
  })
  const unarchive = (): Action => ({
    work: () => rest(quizEndpoints).unarchiveQuizzes({ body: ids }),
    done: toasts.quizzesUnarchived,
    failed: toasts.selectQuiz,
  })
  return {
    isBusy: isPending,
    publish,
    /** Asks before an action if students are taking the quiz, or comments are open; to be rendered. */
    question: publishing.question ?? question,
    unpublish: () => askFirst({ decision: 'unpublish', quizIds: ids.quiz_id, run: () => act(unpublish()) }),
    archive: () => askFirst({ decision: 'archive', quizIds: ids.quiz_id, run: () => act(archive()) }),
    unarchive: () => act(unarchive()),
    duplicate: () => {
      let copy = ''
      act({
        work: async () => {
          const { duplicateQuiz } = await import('../../quiz-actions/duplicate-quiz.ts')
          copy = href.editQuestions(editorQuery(await duplicateQuiz(quiz._id)))
        },
        done: toasts.quizDuplicated,
        doneDetail: say('The copy is among the unpublished quizzes.'),
        doneAction: { label: say('Open the copy'), run: () => navigate(copy) },
        failed: toasts.quizNotDuplicated,
      })
    },
    copyLink: () =>
      act({
        work: () => copySharableLink(quiz._id),
        done: toasts.linkCopied,
        failed: toasts.linkNotCopied,
      }),
    download: () => void downloadQuiz(quiz),
  }
}
export type QuizActions = ReturnType<typeof useQuizActions>
