import './solution.css'
import type { ReactNode } from 'react'

type SolutionProps = {
  heading: string
  /** It appears after a student's action, so screen readers announce it. */
  isAnnounced?: boolean
  children?: ReactNode
}

/** The box below a question that says what is right, or how an answer was marked. */
export const Solution = ({ heading, isAnnounced = false, children }: SolutionProps) => (
  <div className="solution" role={isAnnounced ? 'status' : undefined}>
    <p>
      <strong>{heading}</strong>
    </p>
    {children}
  </div>
)
