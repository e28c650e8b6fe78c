import { saidWith } from '@quizwright/ui/language/said-with.tsx'
import { say } from '@quizwright/domain/language/say.ts'
import { useState } from 'react'
import { Dialog } from './dialog.tsx'

type WhoseAttemptProps = {
  name: string
  /** Whether the attempt is not handed in, so that leaving it is asked about. */
  isOpen?: boolean
  onNotYou: () => void
}

/** Says whose attempt is shown, and lets somebody else who uses the same device begin with empty fields. */
export const WhoseAttempt = ({ name, isOpen = false, onNotYou }: WhoseAttemptProps) => {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="quiet">
      <bdi>{name}</bdi>{' '}
      <button type="button" className="link" onClick={isOpen ? () => setAsking(true) : onNotYou}>
        {say('Not you?')}
      </button>
      {isAsking && (
        <Dialog title={say('Leave this attempt?')} onClose={() => setAsking(false)}>
          <p>
            {saidWith(
              'This is {name}’s attempt. Its time keeps running, but you can’t continue it on this ' +
                'device. The answers saved so far are submitted when the time is up.',
              { name: <bdi>{name}</bdi> },
            )}
          </p>
          <div className="actions">
            <button type="button" className="plain" onClick={() => setAsking(false)}>
              {say('Stay')}
            </button>
            <button type="button" onClick={onNotYou}>
              {say('Leave attempt')}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  )
}
