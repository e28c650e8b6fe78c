import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { problems } from '@quizwright/contracts/problems.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import type { Choice, Conflict } from '../../document/merging/merge-questions.ts'
import { choices } from './conflict-choice.tsx'

const Explanation = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '1', pb: '4', textStyle: 'sm' },
})

const AllConflicts = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', pb: '4', textStyle: 'sm' },
})

type MergeSummaryProps = {
  /** Undefined until the other side was read. */
  conflicts: readonly Conflict[] | undefined
  /** Makes the same choice for all conflicts. */
  onChooseAll: (choice: Choice) => void
}

/** Says what happened and how many choices the author has to make. */
export const MergeSummary = ({ conflicts, onChooseAll }: MergeSummaryProps) => {
  const count = conflicts?.length
  return (
    <>
      <Explanation>
        <p>{problems.CONFLICT.message}</p>
        {count === 0 && <p>{say('The changes don’t overlap, so both are kept.')}</p>}
        {count !== undefined && count > 0 && (
          <p>
            {sayCount(
              count,
              '{count} question was changed on both sides. All other changes are kept.',
              '{count} questions were changed on both sides. All other changes are kept.',
            )}
          </p>
        )}
      </Explanation>
      {count !== undefined && count > 1 && (
        <AllConflicts role="group" aria-label={say('For all of them')}>
          {say('For all of them:')}
          {choices().map(({ value, label }) => (
            <Button key={value} size="sm" onClick={() => onChooseAll(value)}>
              {label}
            </Button>
          ))}
        </AllConflicts>
      )}
    </>
  )
}
