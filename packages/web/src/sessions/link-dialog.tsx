import { say } from '@quizwright/domain/language/say.ts'
import type { Session } from '@quizwright/domain/schemas/session.ts'
import { Maximize } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { CopiedText } from '../ui/form/copied-text.tsx'
import { SessionCode } from './session-code.tsx'

/** Shows the link of a session as a QR code, which can fill the screen in class. */
const LinkDialog = ({ session, link, onClose }: { session: Session; link: string; onClose: () => void }) => {
  const poster = useRef<HTMLElement>(null)
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnPressOutside
      title={say('Link of {name}', { name: session.name })}
      footer={
        <Button
          variant="solid"
          icon={<Maximize aria-hidden />}
          onClick={() => void poster.current?.requestFullscreen()}
        >
          {say('Full screen')}
        </Button>
      }
    >
      <SessionCode session={session} link={link} poster={poster} />
      <CopiedText label={say('Link')} text={link} />
    </Dialog>
  )
}

export default LinkDialog
