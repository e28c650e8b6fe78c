import { CircleAlert, CircleCheck, Info, Lightbulb } from 'lucide-react'
import { useState } from 'react'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { Chip } from '../../../ui/buttons/chip.tsx'
import { useShownFindings } from '../use-quiz.ts'
import { LocatedList } from './located-list.tsx'
import { useRepeatHints } from './use-repeat-hints.ts'

const Panel = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    bg: 'bg.panel',
    p: '3',
  },
})
const Line = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' } })
const Good = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1.5', textStyle: 'sm', color: 'fg.success' },
})

const kinds = ['errors', 'omissions', 'hints'] as const
type Kind = (typeof kinds)[number]
const titles: Record<Kind, string> = { errors: 'Errors', omissions: 'Omissions', hints: 'Hints' }
const icons = { errors: CircleAlert, omissions: Info, hints: Lightbulb }

/**
 * The errors, omissions and hints of the whole quiz, one list at a time, errors
 * first.
 */
export const FindingsPanel = () => {
  const { errors, omissions, hints } = useShownFindings()
  const repeats = useRepeatHints()
  const located = {
    errors,
    omissions,
    hints: repeats.length === 0 ? hints : [...hints, ...repeats].sort((a, b) => a.questionNo - b.questionNo),
  }
  const [chosen, setChosen] = useState<Kind | null>(errors.length > 0 ? 'errors' : null)
  const shown = chosen !== null && located[chosen].length > 0 ? chosen : null
  return (
    <Panel aria-label="Errors and omissions of the quiz">
      <Line>
        {errors.length === 0 && (
          <Good>
            <CircleCheck size={16} aria-hidden />
            No errors
          </Good>
        )}
        {kinds
          .filter((kind) => located[kind].length > 0)
          .map((kind) => {
            const Icon = icons[kind]
            return (
              <Chip
                key={kind}
                icon={<Icon size={16} aria-hidden />}
                pressed={shown === kind}
                count={located[kind].length}
                onPress={() => setChosen(shown === kind ? null : kind)}
              >
                {titles[kind]}
              </Chip>
            )
          })}
      </Line>
      {shown && <LocatedList key={shown} label={titles[shown]} located={located[shown]} />}
    </Panel>
  )
}
