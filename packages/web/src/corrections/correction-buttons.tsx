import { say } from '@quizwright/domain/language/say.ts'
import type { CorrectionRun } from './use-correction.ts'
import { Button } from '../ui/buttons/button.tsx'
import { chakra } from '../ui/styled/chakra.tsx'

const missingId = 'why-not-corrected'
const Missing = chakra('span', { base: { textStyle: 'sm', color: 'fg.muted', alignSelf: 'center' } })

type CorrectionButtonsProps = { run: CorrectionRun; onLeave: () => void }

/** The buttons of each step of a correction, the main one last. */
export const CorrectionButtons = ({ run: { view, send }, onLeave }: CorrectionButtonsProps) => (
  <>
    {view.isReviewing && (
      <Button disabled={view.isBusy} onClick={() => send({ type: 'change' })}>
        {say('Back')}
      </Button>
    )}
    {view.isApplied && (
      <Button busy={view.isBusy} onClick={() => send({ type: 'undo' })}>
        {say('Undo')}
      </Button>
    )}
    {!view.isReviewing && !view.isChanging && (
      <Button onClick={onLeave}>{view.isApplied || view.isUndone ? say('Close') : say('Cancel')}</Button>
    )}
    {view.isChoosing && (
      <Button variant="solid" busy={view.isBusy} onClick={() => send({ type: 'preview' })}>
        {say('Preview changes')}
      </Button>
    )}
    {view.isReviewing && !view.isBusy && !view.canApply && (
      <Missing id={missingId}>{say('Enter a reason first.')}</Missing>
    )}
    {view.isReviewing && (
      <Button
        aria-describedby={missingId}
        variant="solid"
        busy={view.isBusy}
        disabled={!view.isBusy && !view.canApply}
        onClick={() => send({ type: 'apply' })}
      >
        {say('Regrade')}
      </Button>
    )}
  </>
)
