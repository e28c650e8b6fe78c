import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import { say } from '@quizwright/domain/language/say.ts'
import type { ListedQuiz } from '@quizwright/contracts/schemas/quiz-list.ts'
import { labels, toasts } from '@quizwright/domain/texts.ts'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { href } from '../../routes/routes.ts'
import { useIsOffered } from '../../api/offered-calls.ts'
import { rest } from '../../api/rest.ts'
import { copySharableLink } from '../../quiz-actions/copy-sharable-link.ts'
import { editorQuery } from '../../routes/editor-query.ts'
import type { Opened } from './opened.ts'
import { faultText, questionAtFault } from '../../quiz-actions/question-at-fault.ts'
import type { RowCommands } from './row-commands.ts'
import { describeQuizzes } from './describe-quizzes.ts'
import { inParts } from '../../quiz-actions/in-parts.ts'
import { useClosingQuestion } from '../../quiz-actions/use-closing-question.ts'
import { useCommentsQuestion } from './use-comments-question.tsx'
import { type ListAction, useListAction } from './use-list-action.ts'

const idsOf = (quizzes: readonly ListedQuiz[]): string[] => quizzes.map(({ _id }) => _id)
const among =
  (ids: readonly string[]) =>
  ({ _id }: ListedQuiz): boolean =>
    ids.includes(_id)

type Around = {
  /** Whether the list shows published or unpublished quizzes; undefined for both. */
  shown: boolean | undefined
  open: (opened: Opened) => void
  download: (chosen: readonly ListedQuiz[]) => void
}

/** All actions of the list on quizzes, with their toasts: archive, publish, copy and their opposites. */
export const useQuizCommands = ({ shown, open, download }: Around) => {
  const { act, isActing } = useListAction()
  const { askFirst, question } = useClosingQuestion()
  const { askFirst: askAboutComments, question: aboutComments } = useCommentsQuestion()
  const [, navigate] = useLocation()
  const isExportOffered = useIsOffered('exportQuiz')
  // Memoized, so that rows do not render again while nothing below changes.
  const made = useMemo(() => {
    // Where both are shown, a quiz stays in the list when its state changes.
    const leavesWith = (leaves: (quiz: ListedQuiz) => boolean) => (shown === undefined ? {} : { leaves })
    const setArchived = (chosen: readonly ListedQuiz[], archived: boolean) => {
      const quiz_id = idsOf(chosen)
      const change = (into: boolean): ListAction => ({
        work: () =>
          inParts(quiz_id, (part) =>
            into
              ? rest(quizEndpoints).archiveQuizzes({ body: { quiz_id: part } })
              : rest(quizEndpoints).unarchiveQuizzes({ body: { quiz_id: part } }),
          ),
        done: into ? toasts.quizzesArchived : toasts.quizzesUnarchived,
        doneDetail: describeQuizzes(chosen),
        failed: toasts.selectQuiz,
      })
      const run = () =>
        act({
          ...change(archived),
          doneAction: { label: say('Undo'), run: () => act(change(!archived)) },
          leaves: among(quiz_id),
        })
      if (archived) void askFirst({ decision: 'archive', quizIds: quiz_id, run })
      else run()
    }
    const unpublish = (chosen: readonly ListedQuiz[]) => {
      const quiz_id = idsOf(chosen)
      const published = chosen.filter((quiz) => quiz.is_published)
      const run = () =>
        act({
          work: () =>
            inParts(quiz_id, (part) => rest(quizEndpoints).unpublishQuizzes({ body: { quiz_id: part } })),
          done: toasts.quizUnpublished,
          doneDetail: describeQuizzes(chosen),
          ...(published.length > 0 && {
            doneAction: {
              label: say('Undo'),
              run: async () => act((await import('./publish-again.ts')).publishAgain(published)),
            },
          }),
          failed: toasts.selectQuiz,
          ...leavesWith((quiz) => quiz.is_published && quiz_id.includes(quiz._id)),
        })
      void askFirst({ decision: 'unpublish', quizIds: quiz_id, run })
    }
    const copyLink = ({ _id }: ListedQuiz) =>
      act({ work: () => copySharableLink(_id), done: toasts.linkCopied, failed: toasts.linkNotCopied })
    const commands: RowCommands = {
      edit: (quiz) => open({ window: 'wizard', quizId: quiz._id }),
      editQuestions: (quiz) => navigate(href.editQuestions(editorQuery(quiz))),
      showVersions: (quiz) => open({ window: 'versions', quiz }),
      showIssues: (quiz) => open({ window: 'issues', quiz }),
      download: (quiz) => download([quiz]),
      ...(isExportOffered && {
        downloadFor: (quiz: ListedQuiz) => open({ window: 'download', quizzes: [quiz] }),
      }),
      archive: (quiz) => setArchived([quiz], true),
      unarchive: (quiz) => setArchived([quiz], false),
      unpublish: (quiz) => unpublish([quiz]),
      publish: (quiz) =>
        void askAboutComments(quiz._id, () =>
          act({
            work: () => rest(quizEndpoints).updateQuiz({ body: { quiz_id: quiz._id, is_published: true } }),
            done: toasts.published,
            doneDetail: quiz.name,
            doneAction: { label: labels.sharableLink, run: () => copyLink(quiz) },
            ...leavesWith(among([quiz._id])),
            failed: faultText,
            onFailed: (error) => {
              const fault = questionAtFault(error)
              if (fault) navigate(href.editQuestions(editorQuery(quiz, fault.questionNo)))
            },
          }),
        ),
      copyLink,
      duplicate: (quiz) => {
        let copy = ''
        act({
          work: async () => {
            const { duplicateQuiz } = await import('../../quiz-actions/duplicate-quiz.ts')
            copy = href.editQuestions(editorQuery(await duplicateQuiz(quiz._id)))
          },
          done: toasts.quizDuplicated,
          doneDetail:
            shown === undefined
              ? quiz.name
              : say('The copy of {name} is among the unpublished quizzes.', { name: quiz.name }),
          doneAction: { label: say('Open the copy'), run: () => navigate(copy) },
          failed: toasts.quizNotDuplicated,
        })
      },
    }
    return { commands, setArchived, unpublish }
  }, [act, askFirst, askAboutComments, navigate, open, download, shown, isExportOffered])
  return { ...made, isActing, question: aboutComments ?? question }
}
