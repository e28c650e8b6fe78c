import { say } from '@quizwright/domain/language/say.ts'
import type { Piece } from '@quizwright/domain/kinds/piece.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { X } from 'lucide-react'
import { IconButton } from '../../../../../ui/buttons/button.tsx'
import { PieceField } from '../piece-field.tsx'

type ExtraChoicesProps = {
  question: DraftQuestion
  /** The id of the element of a choice, by which it gets the focus. */
  idOf: (index: number) => string
  extra: readonly Piece[]
  onChange: (extra: Piece[]) => void
  onEnter: (index: number) => void
  onRemove: (index: number) => void
}

/** The choices that belong to no prompt. */
export const ExtraChoices = ({ question, idOf, extra, onChange, onEnter, onRemove }: ExtraChoicesProps) =>
  extra.map((choice, index) => (
    // Choices have no id, so their index is the key.
    <div key={index} id={idOf(index)}>
      <PieceField
        question={question}
        name={say('Extra choice {number}', { number: index + 1 })}
        piece={choice}
        placeholder={say('A choice that matches no prompt')}
        onChange={(changed) => onChange(extra.with(index, changed))}
        onEnter={() => onEnter(index)}
      >
        <IconButton
          label={say('Remove extra choice {number}', { number: index + 1 })}
          icon={<X aria-hidden />}
          tabIndex={-1}
          data-tool="remove"
          onClick={() => onRemove(index)}
        />
      </PieceField>
    </div>
  ))
