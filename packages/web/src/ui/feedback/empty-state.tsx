import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { NoticeFrame } from './notice-frame.tsx'

type EmptyStateProps = {
  title: string
  children?: ReactNode
  /** The next step. */ action?: ReactNode
  icon?: ReactNode
}

/** There is nothing here, and what to do about it. */
export const EmptyState = ({ title, children, action, icon = <Inbox aria-hidden /> }: EmptyStateProps) => (
  <NoticeFrame>
    {icon}
    <h2>{title}</h2>
    {children && <p>{children}</p>}
    {action && <div>{action}</div>}
  </NoticeFrame>
)
