import type { ReactNode } from 'react'
import { chakra } from '../../../ui/styled/chakra.tsx'
import type { FieldName } from './fields.ts'

const Frame = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '1' } })
const Title = chakra('div', { base: { textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted' } })

type LabelledProps = {
  title: string
  field: FieldName
  /** Called when the focus enters this part. */
  onEnter: () => void
  children: ReactNode
}

/**
 * A part of a question with a visible label above it. Its fields have their own labels for screen readers.
 */
export const Labelled = ({ title, field, onEnter, children }: LabelledProps) => (
  <Frame data-field={field} onFocus={onEnter}>
    <Title aria-hidden>{title}</Title>
    {children}
  </Frame>
)
