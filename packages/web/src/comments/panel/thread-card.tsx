import { commentEndpoints } from '@quizwright/contracts/endpoints/comment.ts'
import { say } from '@quizwright/domain/language/say.ts'
import type { CommentPerson, CommentThread } from '@quizwright/domain/schemas/comment.ts'
import { Check, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { problemText } from '../../api/problem-text.ts'
import { rest } from '../../api/rest.ts'
import { QuestionBeginning } from '../../questions/question-beginning.tsx'
import { Button, IconButton } from '../../ui/buttons/button.tsx'
import { toast } from '../../ui/feedback/toaster-store.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import { CommentComposer } from './comment-composer.tsx'
import { CommentItem } from './comment-item.tsx'
import { ThreadPlace } from './thread-place.tsx'
import { useChangeComments } from './use-threads.ts'
import { SmallMutedText } from '../../ui/layout/parts.tsx'

const Card = chakra('article', {
  base: {
    display: 'grid',
    gap: '3',
    p: '3',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    '& > ul': { display: 'grid', gap: '3' },
  },
})
const Head = chakra('header', {
  base: { display: 'flex', alignItems: 'flex-start', gap: '2', justifyContent: 'space-between' },
})
const About = chakra('p', {
  base: {
    textStyle: 'xs',
    color: 'fg.muted',
    ps: '2',
    borderInlineStartWidth: '2px',
    borderColor: 'border.emphasized',
    lineClamp: '2',
    overflowWrap: 'anywhere',
  },
})

type ThreadCardProps = {
  quizId: string
  thread: CommentThread
  people: readonly CommentPerson[]
  /** Whether the beginning of the question is shown. */
  showsQuestion: boolean
}

/** A thread: what it is about, its comments, a reply, and whether it is resolved. */
export const ThreadCard = ({ quizId, thread, people, showsQuestion }: ThreadCardProps) => {
  const [isReplying, setReplying] = useState(false)
  const named = { quiz_id: quizId, thread_id: thread._id }
  const resolve = useChangeComments(quizId, (isResolved: boolean) =>
    rest(commentEndpoints).resolveThread({ body: { ...named, is_resolved: isResolved } }),
  )
  const reply = useChangeComments(quizId, (body: { text: string; mentions: string[] }) =>
    rest(commentEndpoints).replyToThread({ body: { ...named, ...body } }),
  )
  const setResolved = (isResolved: boolean) =>
    resolve.mutate(isResolved, {
      onSuccess: () =>
        isResolved &&
        toast.success(say('Thread resolved.'), undefined, {
          label: say('Undo'),
          run: () => setResolved(false),
        }),
      onError: (error) => toast.error(say('The thread wasn’t changed.'), problemText(error)),
    })
  return (
    <Card aria-label={say('Thread')}>
      <Head>
        <ThreadPlace quizId={quizId} thread={thread} />
        {thread.is_resolved ? (
          <IconButton
            size="sm"
            label={say('Reopen')}
            icon={<RotateCcw aria-hidden />}
            busy={resolve.isPending}
            onClick={() => setResolved(false)}
          />
        ) : (
          <IconButton
            size="sm"
            label={say('Resolve')}
            icon={<Check aria-hidden />}
            busy={resolve.isPending}
            onClick={() => setResolved(true)}
          />
        )}
      </Head>
      {showsQuestion && thread.about !== '' && (
        <About dir="auto">
          <QuestionBeginning text={thread.about} equation="" empty="" />
        </About>
      )}
      <ul>
        {thread.comments.map((comment) => (
          <CommentItem key={comment._id} quizId={quizId} comment={comment} people={people} />
        ))}
      </ul>
      {thread.resolved_by !== null && (
        <SmallMutedText>
          {say('Resolved by {name}', { name: thread.resolved_by || say('A colleague') })}
        </SmallMutedText>
      )}
      {isReplying ? (
        <CommentComposer
          what={`reply ${thread._id}`}
          label={say('Your reply')}
          sendLabel={say('Reply')}
          people={people}
          autoFocus
          send={(text, mentions) => reply.mutateAsync({ text, mentions })}
          onCancel={() => setReplying(false)}
        />
      ) : (
        <Button size="sm" variant="ghost" justifySelf="start" onClick={() => setReplying(true)}>
          {say('Reply')}
        </Button>
      )}
    </Card>
  )
}
