import type { Arrangement } from '@quizwright/domain/arrangement/schema.ts'
import { triesAllowed } from '@quizwright/domain/arrangement/tries.ts'
import { withArrangement } from '@quizwright/domain/arrangement/with-arrangement.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { arrangementLimits } from '@quizwright/domain/limits.ts'
import { useIsFeatureOffered } from '../../../api/offered-kinds.ts'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { costChoices } from './cost-choices.ts'
import type { DetailsPart } from './details-form.ts'
import { TightStack } from '../../../ui/layout/parts.tsx'

const Hint = chakra('p', { base: { textStyle: 'xs', color: 'fg.muted', mt: '1' } })

const checks = () =>
  [
    { value: 'later', label: say('Only with the result') },
    { value: 'at once', label: say('After each question (“Check answer” button)') },
  ] as const

const tryChoices = () =>
  Array.from({ length: arrangementLimits.tries }, (_, index) => ({
    value: String(index + 1),
    label:
      index === 0
        ? say('One: a checked answer is final')
        : say('Up to {count}, until the answer is correct', { count: index + 1 }),
  }))

/** Asks whether students may check an answer at once, how often, and what each further try costs. */
export const CheckFields = ({ details, onChange }: Pick<DetailsPart, 'details' | 'onChange'>) => {
  const { arrangement, is_direct_check: isDirectCheck = false } = details
  const tries = triesAllowed(arrangement)
  const areTriesOffered = useIsFeatureOffered('tries') || tries > 1
  const set = (changes: Partial<Arrangement>) =>
    onChange({ arrangement: withArrangement(arrangement, changes) })
  return (
    <>
      <div>
        <RadioGroup
          label={say('Show correct answers')}
          value={isDirectCheck ? 'at once' : 'later'}
          options={checks()}
          onChange={(check) =>
            onChange({
              is_direct_check: check === 'at once',
              ...(arrangement && { arrangement: withArrangement(arrangement, { tries: 0, try_costs: 0 }) }),
            })
          }
        />
        {isDirectCheck && (
          <Hint>
            {say('Students see whether their answer is correct, and the solution once it’s final.')}
          </Hint>
        )}
      </div>
      {isDirectCheck && areTriesOffered && (
        <TightStack>
          <Select
            label={say('Tries')}
            value={String(tries)}
            options={tryChoices()}
            onChange={(count) =>
              set(Number(count) > 1 ? { tries: Number(count) } : { tries: 0, try_costs: 0 })
            }
          />
          {tries > 1 && (
            <Select
              label={say('Each extra try')}
              value={String(arrangement?.try_costs ?? 0)}
              options={costChoices(arrangement?.try_costs ?? 0)}
              onChange={(share) => set({ try_costs: Number(share) })}
            />
          )}
        </TightStack>
      )}
    </>
  )
}
