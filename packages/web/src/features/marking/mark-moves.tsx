import { say } from '@quizwright/domain/language/say.ts'
import { ArrowLeft, ArrowRight, Keyboard, MessageSquare, Undo2 } from 'lucide-react'
import { Button, IconButton } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { panelOrder } from './desk-order.ts'
import { OnPhone, Wide } from './only-where.ts'

const Moves = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    alignItems: 'center',
    flexBasis: { base: 'full', md: 'auto' },
    order: { base: panelOrder.moves, md: '0' },
    '& > :nth-of-type(2)': { me: 'auto' },
  },
})

type MarkMovesProps = {
  canUndo: boolean
  isCommentOpen: boolean
  onMove: (by: number) => void
  onUndo: () => void
  onComment: () => void
  onHelp: () => void
}

/** The buttons that move between answers, undo the last decision, open the comment and show help. */
export const MarkMoves = ({ canUndo, isCommentOpen, onMove, onUndo, onComment, onHelp }: MarkMovesProps) => (
  <Moves>
    <IconButton
      variant="outline"
      label={say('Previous answer (K)')}
      icon={<ArrowLeft aria-hidden />}
      onClick={() => onMove(-1)}
    />
    <IconButton
      variant="outline"
      label={say('Next answer (J)')}
      icon={<ArrowRight aria-hidden />}
      onClick={() => onMove(1)}
    />
    <Button icon={<Undo2 aria-hidden />} unavailable={!canUndo} onClick={onUndo}>
      {say('Undo')}
    </Button>
    <OnPhone>
      <IconButton
        variant="outline"
        label={say('Comment')}
        aria-expanded={isCommentOpen}
        icon={<MessageSquare aria-hidden />}
        onClick={onComment}
      />
    </OnPhone>
    <Wide>
      <IconButton
        variant="outline"
        label={say('Keyboard shortcuts (?)')}
        icon={<Keyboard aria-hidden />}
        onClick={onHelp}
      />
    </Wide>
  </Moves>
)
