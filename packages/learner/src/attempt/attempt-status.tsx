import { say, texts } from '@quizwright/domain/language/say.ts'
import type { SaveState } from './autosave.ts'

const saveTexts: Record<SaveState, string> = texts({
  saved: 'All answers saved',
  saving: 'Saving…',
  waiting: 'Offline. Your answers are kept on this device and saved when you’re back online',
  paused: 'The quiz is closed. Your answers are kept on this device',
  closed: 'No more changes are saved',
})

/** Once the time is over, what is not saved is no longer saved as in time. */
const overTexts: Record<SaveState, string> = {
  ...saveTexts,
  ...texts({
    waiting: 'Time’s up. Unsaved answers are kept on this device and sent when you’re back online',
    paused: 'Time’s up. Unsaved answers are kept on this device and sent to your instructor',
  }),
}

type AttemptStatusProps = {
  attemptNumber: number
  saveState: SaveState
  isOver: boolean
  problem: string
}

/** Shows the number of the attempt, whether its answers are saved, and the last problem. */
export const AttemptStatus = ({ attemptNumber, saveState, isOver, problem }: AttemptStatusProps) => (
  <>
    <p className="quiet">
      {say('Attempt {number}', { number: attemptNumber })}{' '}
      <span className={`save-state ${saveState}`} role="status">
        {say((isOver ? overTexts : saveTexts)[saveState])}
      </span>
    </p>
    {problem !== '' && (
      <p className="card problem" role="alert">
        {problem}
      </p>
    )}
  </>
)
