import type { CommentPerson } from '@quizwright/domain/schemas/comment.ts'
import { FormulaText } from '@quizwright/ui/question/formula-text.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { splitMentions } from './mentions.ts'

const Text = chakra('p', {
  base: { textStyle: 'sm', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
})
const Name = chakra('bdi', { base: { color: 'accent.fg', fontWeight: 'medium' } })

/** A comment with its formulas drawn and the names of colleagues marked. */
export const CommentText = ({ text, people }: { text: string; people: readonly CommentPerson[] }) => (
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
