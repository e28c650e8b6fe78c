import type { Session } from '@quizwright/domain/schemas/session.ts'
import { Copy, QrCode } from 'lucide-react'
import { Button, IconButton } from '../../ui/buttons/button.tsx'
import { toast } from '../../ui/feedback/toaster-store.ts'
import { chakra } from '../../ui/styled/chakra.tsx'

const Line = chakra('div', { base: { display: 'flex', gap: '1', alignItems: 'center' } })

const copy = (session: Session, link: string) =>
  void navigator.clipboard.writeText(link).then(
    () => toast.success(`The link of ${session.name} is copied.`),
    () => toast.error('The link could not be copied. Open the QR code and copy it by hand.'),
  )

/** Copies the link of a session, or shows it as a QR code. */
export const SessionLink = ({
  session,
  onShowCode,
}: {
  session: Session
  onShowCode: (session: Session) => void
}) => {
  const { link } = session
  if (link === undefined) return null
  return (
    <Line>
      <Button
        size="sm"
        icon={<Copy aria-hidden />}
        aria-label={`Copy the link of ${session.name}`}
        onClick={() => copy(session, link)}
      >
        Copy
      </Button>
      <IconButton
        size="sm"
        variant="outline"
        label={`Show the QR code of ${session.name}`}
        icon={<QrCode aria-hidden />}
        onClick={() => onShowCode(session)}
      />
    </Line>
  )
}
