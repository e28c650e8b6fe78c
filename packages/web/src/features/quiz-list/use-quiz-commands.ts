import type { ListedQuiz } from '@quizwright/contracts/schemas/quiz-list.ts'
import { toasts } from '@quizwright/contracts/texts.ts'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { href } from '../../routes/routes.ts'
import { rest } from '../../api/rest.ts'
import { copySharableLink } from '../../quiz-actions/copy-sharable-link.ts'
import { editorQuery } from '../../routes/editor-query.ts'
import type { Opened } from './opened.ts'
import { faultText, questionAtFault } from '../../quiz-actions/question-at-fault.ts'
import type { RowCommands } from './row-commands.ts'
import { useListAction } from './use-list-action.ts'

type Around = {
  open: (opened: Opened) => void
  download: (chosen: readonly ListedQuiz[]) => void
}

/**
 * Archives or unarchives, publishes or unpublishes, copies: everything the list does to quizzes, with its
 * toasts.
 */
export const useQuizCommands = ({ open, download }: Around) => {
  const { act, isActing } = useListAction()
  const [, navigate] = useLocation()
  // The rows keep the commands they were drawn with: while nothing below changes, none is drawn again.
  const made = useMemo(() => {
    const among =
      (ids: string[]) =>
      ({ _id }: ListedQuiz) =>
        ids.includes(_id)
    const setArchived = (ids: string[], archived: boolean) =>
      act(
        archived
          ? {
              work: () => rest.archiveQuizzes({ body: { quiz_id: ids } }),
              done: toasts.quizzesArchived,
              failed: toasts.selectQuiz,
              leaves: among(ids),
            }
          : {
              work: () => rest.unarchiveQuizzes({ body: { quiz_id: ids } }),
              done: toasts.quizzesUnarchived,
              failed: toasts.selectQuiz,
              leaves: among(ids),
            },
      )
    const unpublish = (ids: string[]) =>
      act({
        work: () => rest.unpublishQuizzes({ body: { quiz_id: ids } }),
        done: toasts.quizUnpublished,
        failed: toasts.selectQuiz,
        leaves: (quiz) => quiz.is_published && ids.includes(quiz._id),
      })
    const commands: RowCommands = {
      edit: (quiz) => open({ window: 'wizard', quizId: quiz._id }),
      editQuestions: (quiz) => navigate(href.editQuestions(editorQuery(quiz))),
      showSessions: ({ _id }) => navigate(href.sessions({ quizId: _id })),
      showStats: ({ _id }) => navigate(href.quizStats(_id)),
      showResults: ({ _id }) => navigate(href.results({ quizId: _id })),
      showVersions: (quiz) => open({ window: 'versions', quiz }),
      showIssues: (quiz) => open({ window: 'issues', quiz }),
      download: (quiz) => download([quiz]),
      archive: ({ _id }) => setArchived([_id], true),
      unarchive: ({ _id }) => setArchived([_id], false),
      unpublish: ({ _id }) => unpublish([_id]),
      publish: (quiz) =>
        act({
          work: () => rest.updateQuiz({ body: { quiz_id: quiz._id, is_published: true } }),
          done: toasts.published,
          leaves: among([quiz._id]),
          failed: faultText,
          onFailed: (error) => {
            const fault = questionAtFault(error)
            if (fault) navigate(href.editQuestions(editorQuery(quiz, fault.questionNo)))
          },
        }),
      copyLink: ({ _id }) =>
        act({ work: () => copySharableLink(_id), done: toasts.linkCopied, failed: toasts.linkNotCopied }),
      duplicate: ({ _id }) =>
        act({
          work: async () => (await import('../../quiz-actions/duplicate-quiz.ts')).duplicateQuiz(_id),
          done: toasts.quizDuplicated,
          doneDetail: 'The copy is among the unpublished quizzes.',
          failed: toasts.quizNotDuplicated,
        }),
    }
    return { commands, setArchived, unpublish }
  }, [act, navigate, open, download])
  return { ...made, isActing }
}
