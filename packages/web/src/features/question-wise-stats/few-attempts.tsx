import { enoughAttempts } from '@quizwright/contracts/rules/describe-figures.ts'
import { TriangleAlert } from 'lucide-react'
import { chakra } from '../../ui/styled/chakra.tsx'

const Notice = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    px: '4',
    py: '3',
    borderRadius: 'lg',
    bg: 'orange.subtle',
    color: 'orange.fg',
    textStyle: 'sm',
    '& svg': { flexShrink: '0' },
  },
})

/** A warning above figures that are based on few attempts. */
export const FewAttempts = ({ counted, isFew }: { counted: number; isFew: boolean }) =>
  isFew ? (
    <Notice role="note">
      <TriangleAlert size={18} aria-hidden />
      {counted === 0
        ? 'Nobody has taken this quiz yet, so there are no figures.'
        : `Only ${counted} ${counted === 1 ? 'attempt is' : 'attempts are'} counted. Below ` +
          `${enoughAttempts} the figures may change a lot with the next one: do not judge by them ` +
          'yet.'}
    </Notice>
  ) : null
