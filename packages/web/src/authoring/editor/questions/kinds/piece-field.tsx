import type { Piece } from '@quizwright/domain/kinds/piece.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import { detectDirection } from '@quizwright/domain/rules/text-direction.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { KeyboardEvent, ReactNode } from 'react'
import { ContentField } from '../content-field.tsx'
import type { Content } from '../content.ts'

/** An entry of a list in the terms of the fields that write it. */
const contentOfPiece = ({ text, equation, image_url: image, image_description }: Piece): Content => ({
  text,
  equation,
  image,
  description: image_description,
})

const changedPiece = (piece: Piece, changes: Partial<Content>): Piece => {
  const { text, equation, image, description = '' } = { ...contentOfPiece(piece), ...changes }
  return { text, equation, image_url: image, ...(description !== '' && { image_description: description }) }
}

type PieceFieldProps = {
  question: DraftQuestion
  /** The name of the entry: "Prompt 2". */
  name: string
  piece: Piece
  placeholder: string
  onChange: (piece: Piece) => void
  /** Called for Enter, which begins the next entry. */
  onEnter: () => void
  /** Additional buttons at the end of its tools. */
  children?: ReactNode
}

/** One entry of a list: a text, an equation and an image, each optional. */
export const PieceField = ({
  question,
  name,
  piece,
  placeholder,
  onChange,
  onEnter,
  children,
}: PieceFieldProps) => {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter()
  }
  return (
    <ContentField
      name={name}
      content={contentOfPiece(piece)}
      baseDirection={detectDirection(question.question)}
      maxLength={lengths.option}
      placeholder={placeholder}
      onChange={(changes) => onChange(changedPiece(piece, changes))}
      onKeyDown={onKeyDown}
    >
      {children}
    </ContentField>
  )
}
