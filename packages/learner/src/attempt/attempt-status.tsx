import type { SaveState } from './autosave.ts'

const saveTexts: Record<SaveState, string> = {
  saved: 'All answers are saved',
  saving: 'Saving…',
  waiting: 'No connection: your answers are kept here and saved as soon as it is back',
  paused: 'Not saved while the quiz is closed: your answers are kept here',
  closed: 'Nothing more is saved',
}

type AttemptStatusProps = { attemptNumber: number; saveState: SaveState; problem: string }

/** Shows the number of the attempt, whether its answers are saved, and the last problem. */
export const AttemptStatus = ({ attemptNumber, saveState, problem }: AttemptStatusProps) => (
  <>
    <p className="quiet">
      Attempt {attemptNumber}{' '}
      <span className={`save-state ${saveState}`} role="status">
        {saveTexts[saveState]}
      </span>
    </p>
    {problem !== '' && (
      <p className="card problem" role="alert">
        {problem}
      </p>
    )}
  </>
)
