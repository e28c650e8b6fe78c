import { say } from '@quizwright/domain/language/say.ts'
import { CloudOff, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { NoticeFrame } from './notice-frame.tsx'

type ErrorStateProps = {
  title: string
  /** One sentence that says what failed and what to do. */
  children: ReactNode
  onRetry?: () => void
  busy?: boolean
  /** A button beside "Try again". */
  action?: ReactNode
}

/** Says that content could not be shown, with a button to retry. */
export const ErrorState = ({ title, children, onRetry, busy, action }: ErrorStateProps) => (
  <NoticeFrame role="alert">
    <CloudOff aria-hidden />
    <h2>{title}</h2>
    <p>{children}</p>
    {(onRetry || action) && (
      <div>
        {action}
        {onRetry && (
          <Button icon={<RotateCw aria-hidden />} busy={busy} onClick={onRetry}>
            {say('Try again')}
          </Button>
        )}
      </div>
    )}
  </NoticeFrame>
)
