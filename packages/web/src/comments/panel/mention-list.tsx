import { say } from '@quizwright/domain/language/say.ts'
import type { CommentPerson } from '@quizwright/domain/schemas/comment.ts'
import { chakra } from '../../ui/styled/chakra.tsx'

const List = chakra('div', {
  base: {
    display: 'grid',
    mt: '-1',
    p: '1',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    boxShadow: 'md',
  },
})
const Person = chakra('button', {
  base: {
    textAlign: 'start',
    textStyle: 'sm',
    px: '2',
    py: '1.5',
    borderRadius: 'l1',
    overflowWrap: 'anywhere',
    cursor: 'option',
    _hover: { bg: 'bg.muted' },
    '&[aria-selected=true]': { bg: 'accent.subtle', color: 'accent.fg' },
  },
})

type MentionListProps = {
  people: readonly CommentPerson[]
  chosen: number
  onChoose: (person: CommentPerson) => void
}

/** The colleagues whom a comment may mean, below the field. The focus stays in the field. */
export const MentionList = ({ people, chosen, onChoose }: MentionListProps) =>
  people.length === 0 ? null : (
    <List role="listbox" aria-label={say('Colleagues')}>
      {people.map((person, index) => (
        <Person
          key={person._id}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
        >
          <bdi>{person.name}</bdi>
        </Person>
      ))}
    </List>
  )
