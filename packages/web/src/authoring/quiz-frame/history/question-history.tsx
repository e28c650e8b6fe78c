import { historyEndpoints } from '@quizwright/contracts/endpoints/history.ts'
import { say, sayAs } from '@quizwright/domain/language/say.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { QuestionChange } from '@quizwright/domain/schemas/history.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { useState } from 'react'
import { QueryError } from '../../../api/query-error.tsx'
import { rest } from '../../../api/rest.ts'
import { QuestionSide } from '../../../questions/comparison/question-side.tsx'
import { useMay } from '../../../quiz-actions/quiz-role.ts'
import { editorQuery } from '../../../routes/editor-query.ts'
import { href } from '../../../routes/routes.ts'
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/feedback/toaster-store.ts'
import { Select } from '../../../ui/form/select.tsx'
import { sayDate } from '../../../ui/format/say-date.ts'
import { CardsSkeleton } from '../../../ui/loading/cards-skeleton.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import type { FramedQuiz } from '../use-overview.ts'
import { describeChange } from './describe-change.ts'
import { useHistoryPages } from './use-history-pages.ts'
import { requireUid } from '../../../auth/credentials.ts'
import { findOpenDraft } from '../../document/drafts-on-page.ts'
import { Blocks } from '../../../ui/layout/parts.tsx'

type InDraft = { isOpen: boolean; question: DraftQuestion | null }

/** What a question is in the draft that is open on this page, if one is. */
const questionInDraft = (quizId: string, questionId: string): InDraft => {
  const draft = findOpenDraft(requireUid(), quizId)
  const questions = draft?.store.getSnapshot().context.document.questions ?? []
  return { isOpen: draft !== undefined, question: questions.find(({ _id }) => _id === questionId) ?? null }
}

/** Gives a question of the open draft an earlier content, or adds it again. This is one undo step. */
const bringBack = (quizId: string, earlier: DraftQuestion): void => {
  const store = findOpenDraft(requireUid(), quizId)?.store
  const now = questionInDraft(quizId, earlier._id).question
  if (now)
    store?.trigger.changeQuestions({
      changed: [{ ...earlier, ...(now.origin_id !== undefined && { origin_id: now.origin_id }) }],
    })
  else store?.trigger.addQuestions({ added: [earlier] })
}

const Older = chakra('div', { base: { display: 'flex' } })
const Sides = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'stretch' } })

const useContents = (quizId: string, questionId: string) => {
  const pages = useHistoryPages(['history', quizId, questionId], ({ query, signal }) =>
    rest(historyEndpoints).getQuestionHistory(
      { params: { id: quizId }, query: { question_id: questionId, ...query } },
      { signal },
    ),
  )
  const contents = pages.data?.pages.flatMap(({ changes, first }) => (first ? [...changes, first] : changes))
  return { ...pages, contents: contents ?? [] }
}

/** Names a content by when and by whom it was saved; that before the oldest change that is listed has no such. */
const sayContent = (change: QuestionChange, isFirst: boolean): string =>
  isFirst
    ? say('Before')
    : say('{when}, {name}: {change}', {
        when: sayDate(change.at),
        name: change.by || say('A colleague'),
        change: describeChange(change),
      })

type QuestionHistoryProps = {
  quiz: FramedQuiz
  questionId: string
  title: string
  onBack: () => void
  onClose: () => void
}

/** An earlier content of a question beside today's. In the editor it can be brought back, as an edit. */
export const QuestionHistory = ({ quiz, questionId, title, onBack, onClose }: QuestionHistoryProps) => {
  const found = useContents(quiz._id, questionId)
  const mayEdit = useMay('editor')
  const { contents } = found
  const earlier = contents.findIndex(({ content }, index) => index > 0 && content !== null)
  const [chosen, setChosen] = useState<number>()
  const index = chosen ?? Math.max(0, earlier)
  const then = contents[index]?.content ?? null
  const inDraft = questionInDraft(quiz._id, questionId)
  const withId = (content: QuestionChange['content']): DraftQuestion | null =>
    content === null ? null : { _id: questionId, ...content }
  const today = inDraft.isOpen ? inDraft.question : withId(contents[0]?.content ?? null)

  const hasFailed = found.isError && contents.length === 0

  const restore = () => {
    if (then === null) return
    bringBack(quiz._id, { _id: questionId, ...then })
    toast.success(say('Earlier content restored.'), say('Save to keep it, or undo it like any other edit.'))
    onClose()
  }
  return (
    <Dialog
      open
      size="lg"
      title={say('Edit history: {question}', { question: title })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onBack}>{labels.back}</Button>
          {mayEdit &&
            (inDraft.isOpen ? (
              <Button variant="solid" unavailable={then === null} onClick={restore}>
                {say('Bring back')}
              </Button>
            ) : (
              <ButtonLink variant="solid" href={href.editQuestions(editorQuery(quiz))}>
                {say('Open the questions to bring it back')}
              </ButtonLink>
            ))}
        </>
      }
    >
      {found.isPending && <CardsSkeleton label={say('Loading the history')} cards={2} height="10rem" />}
      {hasFailed && <QueryError query={found} title={say('The history couldn’t be loaded')} />}
      {!found.isPending && !hasFailed && (
        <Blocks>
          <Select
            label={say('Content')}
            value={String(index)}
            options={contents.map((change, at) => ({
              value: String(at),
              label: sayContent(change, at > 0 && at === contents.length - 1 && change.by === ''),
            }))}
            onChange={(value) => setChosen(Number(value))}
          />
          {found.hasNextPage && (
            <Older>
              <Button size="sm" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
                {say('List older changes')}
              </Button>
            </Older>
          )}
          <Sides>
            <QuestionSide
              title={say('Then')}
              question={withId(then)}
              absent={sayAs('question', 'Removed')}
              view="before"
            />
            <QuestionSide
              title={say('Today')}
              question={today}
              comparedWith={withId(then)}
              absent={say('Not in the quiz')}
              view="both"
            />
          </Sides>
        </Blocks>
      )}
    </Dialog>
  )
}
