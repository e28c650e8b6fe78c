import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { NoticeFrame } from './notice-frame.tsx'

type EmptyStateProps = {
  title: string
  children?: ReactNode
  /** The button for the next step. */
  action?: ReactNode
  icon?: ReactNode
}

/** Says that a list or an area is empty, and what to do next. */
export const EmptyState = ({ title, children, action, icon = <Inbox aria-hidden /> }: EmptyStateProps) => (
  <NoticeFrame>
    {icon}
    <h2>{title}</h2>
    {children && <p>{children}</p>}
    {action && <div>{action}</div>}
  </NoticeFrame>
)
