import './solution.css'
import type { ReactNode } from 'react'

type SolutionProps = {
  heading: string
  /** Whether screen readers announce the solution, because it appears after an action of the student. */
  isAnnounced?: boolean
  children?: ReactNode
}

/** The box below a question with the correct answer or with how an answer was marked. */
export const Solution = ({ heading, isAnnounced = false, children }: SolutionProps) => (
  <div className="solution" role={isAnnounced ? 'status' : undefined}>
    <p>
      <strong>{heading}</strong>
    </p>
    {children}
  </div>
)
