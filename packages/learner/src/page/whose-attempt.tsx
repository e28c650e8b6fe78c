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
        Not you?
      </button>
      {isAsking && (
        <Dialog title="Leave this attempt?" onClose={() => setAsking(false)}>
          <p>
            It is the attempt of <bdi>{name}</bdi>. Its time goes on, but this device can not go on with it:
            what was answered is handed in when the time is over.
          </p>
          <div className="actions">
            <button type="button" className="plain" onClick={() => setAsking(false)}>
              Stay
            </button>
            <button type="button" onClick={onNotYou}>
              Leave it
            </button>
          </div>
        </Dialog>
      )}
    </div>
  )
}
