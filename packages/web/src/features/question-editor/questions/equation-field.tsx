import { chakra } from '@chakra-ui/react/styled-system'
import { lengths } from '@quizwright/contracts/limits.ts'
import { Sigma, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/button.tsx'
import { Formula } from '../../../ui/formula.tsx'
import { WrittenField } from './written-field.tsx'

const Frame = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'auto 1fr auto auto', columnGap: '2', alignItems: 'start', '& > svg': { mt: '3', color: 'fg.muted' }, '& textarea': { fontFamily: 'mono' } },
})
const Preview = chakra('div', { base: { gridColumn: '2', minHeight: '8', px: '3', py: '1.5', overflowX: 'auto', textStyle: 'md', color: 'fg' } })

type EquationFieldProps = { label: string; tex: string; onWrite: (tex: string) => void; onEnter: () => void; onLeave: () => void; onRemove: () => void; /** Another button. */ children: ReactNode }

/** An equation as TeX, drawn below as it is typed. */
export const EquationField = ({ label, tex, onWrite, onEnter, onLeave, onRemove, children }: EquationFieldProps) => (
  <Frame data-equation onFocus={onEnter}>
    <Sigma size={16} aria-hidden />
    <WrittenField label={label} value={tex} maxLength={lengths.tex} placeholder="TeX, such as \frac{a}{b}" onWrite={onWrite} onLeave={onLeave} />
    {children}
    <IconButton label={`Remove ${label.toLowerCase()}`} size="sm" icon={<X aria-hidden />} onClick={onRemove} />
    {tex.trim() !== '' && <Preview><Formula tex={tex} display /></Preview>}
  </Frame>
)
