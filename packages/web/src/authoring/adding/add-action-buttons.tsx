import { say } from '@quizwright/domain/language/say.ts'
import { memo } from '../../language/memo.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { useAddActions } from './add-actions.tsx'

const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '1' },
})

/** The ways to add more than one question, shown below the questions of a quiz. */
export const AddActionButtons = memo(({ disabled }: { disabled: boolean }) => (
  <Line role="group" aria-label={say('Other ways to add questions')}>
    {useAddActions().map(({ name, icon, run }) => (
      <Button key={name} size="sm" variant="ghost" icon={icon} disabled={disabled} data-command onClick={run}>
        {name}
      </Button>
    ))}
  </Line>
))
