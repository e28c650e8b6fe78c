import type { SaveState } from './autosave.ts'

const saveTexts: Record<SaveState, string> = {
  saved: 'All answers are saved',
  saving: 'Saving…',
  waiting: 'No connection: your answers are kept here and saved as soon as it is back',
  paused: 'Not saved while the quiz is closed: your answers are kept here',
  closed: 'Nothing more is saved',
}

/** Once the time is over, what is not saved is no longer saved as in time. */
const overTexts: Record<SaveState, string> = {
  ...saveTexts,
  waiting: 'Your time is over. What is not saved is kept here and sent as soon as there is a connection',
  paused: 'Your time is over. What is not saved is kept here and sent to your teacher',
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
      Attempt {attemptNumber}{' '}
      <span className={`save-state ${saveState}`} role="status">
        {(isOver ? overTexts : saveTexts)[saveState]}
      </span>
    </p>
    {problem !== '' && (
      <p className="card problem" role="alert">
        {problem}
      </p>
    )}
  </>
)
