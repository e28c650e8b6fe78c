import { commentEndpoints } from '@quizwright/contracts/endpoints/comment.ts'
import { say } from '@quizwright/domain/language/say.ts'
import type { Comment, CommentPerson } from '@quizwright/domain/schemas/comment.ts'
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FormulaText } from '@quizwright/ui/question/formula-text.tsx'
import { problemText } from '../../api/problem-text.ts'
import { rest } from '../../api/rest.ts'
import { requireUid } from '../../auth/credentials.ts'
import { useMay } from '../../quiz-actions/quiz-role.ts'
import { IconButton } from '../../ui/buttons/button.tsx'
import { toast } from '../../ui/feedback/toaster-store.ts'
import { When } from '../../ui/format/when.tsx'
import { Menu } from '../../ui/menu/menu.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { CommentComposer } from './comment-composer.tsx'
import { useChangeComments } from './use-threads.ts'
import { splitMentions } from './mentions.ts'

const Text = chakra('p', {
  base: { textStyle: 'sm', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
})
const Name = chakra('bdi', { base: { color: 'accent.fg', fontWeight: 'medium' } })

/** A comment with its formulas drawn and the names of colleagues marked. */
const CommentText = ({ text, people }: { text: string; people: readonly CommentPerson[] }) => (
  <Text dir="auto">
    {splitMentions(text, people).map((piece, index) =>
      // Pieces have no id, so their index is the key.
      piece.kind === 'name' ? (
        <Name key={index}>{piece.text}</Name>
      ) : (
        <FormulaText key={index} text={piece.text} />
      ),
    )}
  </Text>
)

const Item = chakra('li', { base: { display: 'grid', gap: '0.5', position: 'relative' } })
const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '2',
    pe: '8',
    textStyle: 'xs',
    color: 'fg.muted',
    '& > strong': { textStyle: 'sm', fontWeight: 'semibold', color: 'fg', overflowWrap: 'anywhere' },
  },
})
const Actions = chakra('div', { base: { position: 'absolute', top: '-1', insetEnd: '-1' } })
const Gone = chakra('p', { base: { textStyle: 'sm', color: 'fg.muted', fontStyle: 'italic' } })

type CommentItemProps = { quizId: string; comment: Comment; people: readonly CommentPerson[] }

/** One comment. Its author changes or deletes it in place; the owner of the quiz may delete any. */
export const CommentItem = ({ quizId, comment, people }: CommentItemProps) => {
  const [isChanging, setChanging] = useState(false)
  const isOwn = comment.author_id === requireUid()
  const isOwner = useMay('owner')
  const change = useChangeComments(quizId, (text: string | null) =>
    rest(commentEndpoints).changeComment({ body: { quiz_id: quizId, comment_id: comment._id, text } }),
  )
  const remove = () =>
    change.mutate(null, {
      onSuccess: () => toast.success(say('Comment deleted.')),
      onError: (error) => toast.error(say('The comment wasn’t deleted.'), problemText(error)),
    })
  const name = comment.author || say('A colleague')
  const items = [
    ...(isOwn ? [{ label: say('Change'), icon: <Pencil />, onSelect: () => setChanging(true) }] : []),
    { label: say('Delete'), icon: <Trash2 />, danger: true, onSelect: remove },
  ]
  return (
    <Item>
      <Head>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span>
          <When at={comment.at} />
          {comment.is_changed && ` · ${say('changed')}`}
        </span>
      </Head>
      {!comment.is_deleted && (isOwn || isOwner) && !isChanging && (
        <Actions>
          <Menu
            label={say('Actions for the comment of {name}', { name })}
            items={items}
            trigger={
              <IconButton
                size="sm"
                label={say('Actions for this comment')}
                icon={<EllipsisVertical aria-hidden />}
              />
            }
          />
        </Actions>
      )}
      {comment.is_deleted && <Gone>{say('This comment was deleted.')}</Gone>}
      {!comment.is_deleted && isChanging && (
        <CommentComposer
          what={`comment ${comment._id}`}
          label={say('Edit comment')}
          sendLabel={say('Save')}
          people={people}
          initial={comment.text}
          autoFocus
          send={(text) => change.mutateAsync(text)}
          onCancel={() => setChanging(false)}
        />
      )}
      {!comment.is_deleted && !isChanging && <CommentText text={comment.text} people={people} />}
    </Item>
  )
}
