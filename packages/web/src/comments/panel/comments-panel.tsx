import { say } from '@quizwright/domain/language/say.ts'
import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { QueryError } from '../../api/query-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Chip } from '../../ui/buttons/chip.tsx'
import { SidePanel } from '../../ui/layout/side-panel.tsx'
import { CardsSkeleton } from '../../ui/loading/cards-skeleton.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { type CommentPlace, openComments } from '../open-comments.ts'
import { NewThread } from './new-thread.tsx'
import { ThreadCard } from './thread-card.tsx'
import { type ThreadState, useMarkRead, useThreads } from './use-threads.ts'
import { MutedText, Wrap } from '../../ui/layout/parts.tsx'

const Stack = chakra('div', { base: { display: 'grid', gap: '4', alignContent: 'start' } })

const titleOf = ({ questionNo, student }: CommentPlace): string => {
  if (student !== undefined) return say('Comments on the answer of {student}', { student })
  return questionNo === undefined
    ? say('Comments')
    : say('Comments on question {number}', { number: questionNo })
}

const Threads = ({ place, state }: { place: CommentPlace; state: ThreadState }) => {
  const found = useThreads(place, state)
  const pages = found.data?.pages ?? []
  const people = pages[0]?.people ?? []
  const threads = pages.flatMap((page) => page.threads)
  useMarkRead(place.quizId, state === 'open' ? threads[0]?.comments.at(-1)?._id : undefined)
  if (found.isPending) return <CardsSkeleton label={say('Loading the comments')} cards={2} height="6rem" />
  if (found.isError && !found.data)
    return <QueryError query={found} title={say('Comments couldn’t be loaded')} />
  return (
    <>
      {state === 'open' && <NewThread place={place} people={people} />}
      {threads.length === 0 && (
        <MutedText>{state === 'open' ? say('No open comments.') : say('No resolved comments.')}</MutedText>
      )}
      {threads.map((thread) => (
        <ThreadCard
          key={thread._id}
          quizId={place.quizId}
          thread={thread}
          people={people}
          showsQuestion={place.questionId === undefined}
        />
      ))}
      {found.hasNextPage && (
        <Button busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {say('Show more')}
        </Button>
      )}
    </>
  )
}

/** The comments of a quiz, of one question or of one answer: beside the screen, on a phone above it. */
const CommentsPanel = ({ place }: { place: CommentPlace }) => {
  const [state, setState] = useState<ThreadState>('open')
  const isNarrowed = place.questionId !== undefined
  return (
    <SidePanel title={titleOf(place)} onClose={() => openComments(null)}>
      <Stack>
        <Wrap role="group" aria-label={say('Which comments')}>
          <Chip pressed={state === 'open'} onPress={() => setState('open')}>
            {say('Open comments')}
          </Chip>
          <Chip pressed={state === 'resolved'} onPress={() => setState('resolved')}>
            {say('Resolved')}
          </Chip>
          {isNarrowed && (
            <Button
              size="sm"
              variant="ghost"
              icon={<ListFilter aria-hidden />}
              onClick={() => openComments({ quizId: place.quizId })}
            >
              {say('Whole quiz')}
            </Button>
          )}
        </Wrap>
        <Threads key={state} place={place} state={state} />
      </Stack>
    </SidePanel>
  )
}

export default CommentsPanel
